import { validateAndTransformQuery, type MiddlewareRoute } from "@medusajs/framework/http"
import { auditTrailQuerySchema } from "../../../contract/staff/audit-trail"
import { cursorSchema } from "../../../queries/database/cursor-pagination"

const query = auditTrailQuerySchema.extend({
  cursor: auditTrailQuerySchema.shape.cursor.unwrap().pipe(cursorSchema).optional(),
})

/** What /admin/audit-trail takes; Medusa itself lets staff alone come so far. */
export const AUDIT_TRAIL_ROUTES: MiddlewareRoute[] = [
  {
    matcher: "/admin/audit-trail",
    methods: ["GET"],
    middlewares: [validateAndTransformQuery(query, { isList: true })],
  },
]
