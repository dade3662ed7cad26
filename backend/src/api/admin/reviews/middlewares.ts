import {
  validateAndTransformBody,
  validateAndTransformQuery,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import {
  adminReviewQuerySchema,
  replyToReviewSchema,
  setReviewStatusesSchema,
  setReviewStatusSchema,
} from "../../../contract/review/admin-review"

/** What /admin/reviews takes; Medusa itself lets staff alone come so far. */
export const REVIEW_ROUTES: MiddlewareRoute[] = [
  {
    matcher: "/admin/reviews",
    methods: ["GET"],
    middlewares: [validateAndTransformQuery(adminReviewQuerySchema, { isList: true })],
  },
  {
    matcher: "/admin/reviews/batch",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(setReviewStatusesSchema)],
  },
  {
    matcher: "/admin/reviews/:id",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(setReviewStatusSchema)],
  },
  {
    matcher: "/admin/reviews/:id/reply",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(replyToReviewSchema)],
  },
]
