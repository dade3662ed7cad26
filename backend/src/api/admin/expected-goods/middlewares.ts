import {
  validateAndTransformBody,
  validateAndTransformQuery,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import {
  arriveGoodsSchema,
  changeGoodsSchema,
  expectedGoodsQuerySchema,
  expectGoodsSchema,
} from "../../../contract/staff/expected-goods"

/** What /admin/expected-goods takes; Medusa itself lets staff alone come so far. */
export const EXPECTED_GOODS_ROUTES: readonly MiddlewareRoute[] = [
  {
    matcher: "/admin/expected-goods",
    methods: ["GET"],
    middlewares: [validateAndTransformQuery(expectedGoodsQuerySchema, { isList: true })],
  },
  takesBody("/admin/expected-goods", expectGoodsSchema),
  takesBody("/admin/expected-goods/:id", changeGoodsSchema),
  takesBody("/admin/expected-goods/:id/arrive", arriveGoodsSchema),
]

function takesBody(
  matcher: string,
  schema: Parameters<typeof validateAndTransformBody>[0],
): MiddlewareRoute {
  return { matcher, methods: ["POST"], middlewares: [validateAndTransformBody(schema)] }
}
