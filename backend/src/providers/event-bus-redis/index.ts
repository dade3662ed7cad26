import redisEventBus from "@medusajs/medusa/event-bus-redis"
import { BoundedEventBus } from "./service"

export default { ...redisEventBus, service: BoundedEventBus }
