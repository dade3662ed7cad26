import {
  validateAndTransformBody,
  validateAndTransformQuery,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import {
  approveReturnSchema,
  receiveExtraSchema,
  receiveReturnSchema,
  refuseReturnSchema,
  settleReturnSchema,
  staffReturnsQuerySchema,
} from "../../../contract/return/staff-return"

const STEPS = {
  approve: approveReturnSchema,
  refuse: refuseReturnSchema,
  receive: receiveReturnSchema,
  settle: settleReturnSchema,
}

/** What /admin/shop-returns takes; Medusa itself lets staff alone come so far. */
export const RETURN_ROUTES: readonly MiddlewareRoute[] = [
  {
    matcher: "/admin/shop-returns",
    methods: ["GET"],
    middlewares: [validateAndTransformQuery(staffReturnsQuerySchema, { isList: true })],
  },
  {
    matcher: "/admin/shop-returns/extras/:id/receive",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(receiveExtraSchema)],
  },
  ...Object.entries(STEPS).map(([step, schema]): MiddlewareRoute => ({
    matcher: `/admin/shop-returns/:id/${step}`,
    methods: ["POST"],
    middlewares: [validateAndTransformBody(schema)],
  })),
]
