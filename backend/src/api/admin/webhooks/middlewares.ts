import {
  validateAndTransformBody,
  validateAndTransformQuery,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import {
  createWebhookSchema,
  updateWebhookSchema,
  webhookDeliveriesQuerySchema,
} from "../../../contract/webhook/webhook"
import { cursorSchema } from "../../../queries/database/cursor-pagination"

const deliveriesQuerySchema = webhookDeliveriesQuerySchema.extend({
  cursor: webhookDeliveriesQuerySchema.shape.cursor.unwrap().pipe(cursorSchema).optional(),
})

/** What /admin/webhooks takes; Medusa itself lets staff alone come so far. */
export const WEBHOOK_ROUTES: MiddlewareRoute[] = [
  {
    matcher: "/admin/webhooks",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(createWebhookSchema)],
  },
  {
    matcher: "/admin/webhooks/:id",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(updateWebhookSchema)],
  },
  {
    matcher: "/admin/webhooks/:id/deliveries",
    methods: ["GET"],
    middlewares: [validateAndTransformQuery(deliveriesQuerySchema, { isList: true })],
  },
]
