import redisEventBus from "@medusajs/medusa/event-bus-redis"
import { PatientEventBus } from "./patient-event-bus"

export default { ...redisEventBus, service: PatientEventBus }
