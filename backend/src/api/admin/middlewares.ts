import {
  validateAndTransformBody,
  validateAndTransformQuery,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { setRoleSchema } from "../../contract/account/administrators"
import { restoreUserSchema } from "../../contract/account/user"
import { createScopedKeySchema } from "../../contract/key/scoped-key"
import {
  ladderQuerySchema,
  pricePreviewQuerySchema,
  setLadderSchema,
} from "../../contract/product/staff-ladder"
import { writeNoteSchema } from "../../contract/order/order-note"
import { shipOrderSchema } from "../../contract/order/shipments"
import { productRuleSchema } from "../../contract/product/product-rule"
import { updateShopSettingsSchema } from "../../contract/shop/shop-settings"
import { deliveryPapersQuerySchema } from "../../contract/staff/delivery-papers"
import { lowStockQuerySchema, overviewQuerySchema } from "../../contract/staff/admin-overview"
import { auditTrailQuerySchema } from "../../contract/staff/audit-trail"
import { rankLocationsSchema } from "../../contract/staff/selling-locations"
import { endStaffAccessSchema } from "../../contract/staff/staff-access"
import { syncRunsQuerySchema } from "../../contract/sync/sync-run"
import { cursorSchema } from "../../queries/database/cursor-pagination"
import { ACES_ROUTES } from "./aces-imports/middlewares"
import { DELIVERY_QUEUE_ROUTES } from "./delivery-queue/middlewares"
import { EXPECTED_GOODS_ROUTES } from "./expected-goods/middlewares"
import { INVENTORY_LIST_ROUTES } from "./inventory-items/middlewares"
import { ORDER_LIST_ROUTES } from "./orders/middlewares"
import { VARIANT_LIST_ROUTES } from "./product-variants/middlewares"
import { PRODUCT_LIST_ROUTES } from "./products/middlewares"
import { RETURN_ROUTES } from "./shop-returns/middlewares"
import { REVIEW_ROUTES } from "./reviews/middlewares"
import { WEBHOOK_ROUTES } from "./webhooks/middlewares"

const auditTrailQuery = auditTrailQuerySchema.extend({
  cursor: auditTrailQuerySchema.shape.cursor.unwrap().pipe(cursorSchema).optional(),
})

const OVERVIEW_PATHS = ["/admin/overview", "/admin/overview/export", "/admin/orders-export"]

/** What the shop's own routes for staff take; Medusa itself lets staff alone come so far. */
export const STAFF_ROUTES: readonly MiddlewareRoute[] = [
  takesBody("/admin/restored-users", restoreUserSchema),
  ...OVERVIEW_PATHS.map((matcher) => ({
    matcher,
    methods: ["GET" as const],
    middlewares: [validateAndTransformQuery(overviewQuerySchema, { isList: false })],
  })),
  {
    matcher: "/admin/overview/low-stock",
    methods: ["GET"],
    middlewares: [validateAndTransformQuery(lowStockQuerySchema, { isList: true })],
  },
  ...ORDER_LIST_ROUTES,
  ...PRODUCT_LIST_ROUTES,
  ...VARIANT_LIST_ROUTES,
  ...INVENTORY_LIST_ROUTES,
  ...DELIVERY_QUEUE_ROUTES,
  ...ACES_ROUTES,
  ...EXPECTED_GOODS_ROUTES,
  ...REVIEW_ROUTES,
  ...RETURN_ROUTES,
  {
    matcher: "/admin/audit-trail",
    methods: ["GET"],
    middlewares: [validateAndTransformQuery(auditTrailQuery, { isList: true })],
  },
  takesBody("/admin/customers/:id/member", setRoleSchema),
  takesBody("/admin/orders/:id/notes", writeNoteSchema),
  ...WEBHOOK_ROUTES,
  {
    matcher: "/admin/sync/runs",
    methods: ["GET"],
    middlewares: [validateAndTransformQuery(syncRunsQuerySchema, { isList: true })],
  },
  takesBody("/admin/scoped-keys", createScopedKeySchema),
  takesBody("/admin/staff-access/end", endStaffAccessSchema),
  takesBody("/admin/selling-locations", rankLocationsSchema),
  takesBody("/admin/shop-settings", updateShopSettingsSchema),
  {
    matcher: "/admin/delivery-papers",
    methods: ["GET"],
    middlewares: [validateAndTransformQuery(deliveryPapersQuerySchema, { isList: false })],
  },
  takesBody("/admin/orders/:id/shipments", shipOrderSchema),
  takesBody("/admin/products/:id/quantity-rule", productRuleSchema),
  takesBody("/admin/price-ladders/:id", setLadderSchema),
  {
    matcher: "/admin/price-ladders/:id",
    methods: ["GET"],
    middlewares: [validateAndTransformQuery(ladderQuerySchema, { isList: false })],
  },
  {
    matcher: "/admin/price-ladders/:id/preview",
    methods: ["GET"],
    middlewares: [validateAndTransformQuery(pricePreviewQuerySchema, { isList: false })],
  },
]

function takesBody(
  matcher: string,
  schema: Parameters<typeof validateAndTransformBody>[0],
): MiddlewareRoute {
  return { matcher, methods: ["POST"], middlewares: [validateAndTransformBody(schema)] }
}
