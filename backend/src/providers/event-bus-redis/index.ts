import redisEventBus from "@medusajs/medusa/event-bus-redis"
import { PatientEventBus } from "./service"

export default { ...redisEventBus, service: PatientEventBus }
