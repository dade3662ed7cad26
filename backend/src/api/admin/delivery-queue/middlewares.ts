import {
  validateAndTransformBody,
  validateAndTransformQuery,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import {
  deliverTogetherSchema,
  deliveryQueueQuerySchema,
} from "../../../contract/staff/delivery-queue"

/** What /admin/delivery-queue takes; Medusa itself lets staff alone come so far. */
export const DELIVERY_QUEUE_ROUTES: readonly MiddlewareRoute[] = [
  {
    matcher: "/admin/delivery-queue",
    methods: ["GET"],
    middlewares: [validateAndTransformQuery(deliveryQueueQuerySchema, { isList: true })],
  },
  {
    matcher: "/admin/delivery-queue/deliver",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(deliverTogetherSchema)],
  },
]
