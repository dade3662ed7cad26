import type { MiddlewareRoute } from "@medusajs/framework/http"
import type { AuditedKind } from "../../../contract/staff/audit-trail"
import {
  itemsOfBatch,
  namedInPath,
  orderOf,
  productsOfBatch,
  productsOfPriceList,
  type IdsOf,
} from "./audited-ids"
import { auditRoute } from "./audit-guard"

type Route = [path: string, action: string, methods?: "POST" | "DELETE"]
type Routes = { kind: AuditedKind; idsOf: IdsOf; routes: readonly Route[] }

const ROUTES: readonly Routes[] = [
  {
    kind: "price",
    idsOf: namedInPath,
    routes: [
      ["products/:id", "changed"],
      ["products/:id/variants", "added"],
      ["products/:id/variants/batch", "changed"],
      ["products/:id/variants/:variant_id", "changed"],
    ],
  },
  { kind: "price", idsOf: productsOfBatch, routes: [["products/batch", "changed"]] },
  {
    kind: "price",
    idsOf: productsOfPriceList,
    routes: [
      ["price-lists", "listed"],
      ["price-lists/:id", "unlisted", "DELETE"],
      ["price-lists/:id/products", "changed"],
      ["price-lists/:id/prices/batch", "changed"],
    ],
  },
  {
    kind: "stock",
    idsOf: namedInPath,
    routes: [
      ["inventory-items/:id/location-levels", "added"],
      ["inventory-items/:id/location-levels/batch", "changed"],
      ["inventory-items/:id/location-levels/:location_id", "changed"],
      ["inventory-items/:id/location-levels/:location_id", "removed", "DELETE"],
    ],
  },
  {
    kind: "stock",
    idsOf: itemsOfBatch,
    routes: [["inventory-items/location-levels/batch", "changed"]],
  },
  {
    kind: "order",
    idsOf: namedInPath,
    routes: [
      ["orders/:id", "changed"],
      ["orders/:id/fulfillments", "fulfilled"],
      ["orders/:id/fulfillments/:fulfillment_id/cancel", "fulfilment cancelled"],
      ["orders/:id/fulfillments/:fulfillment_id/shipments", "shipped"],
      ["orders/:id/fulfillments/:fulfillment_id/mark-as-delivered", "delivered"],
      ["orders/:id/complete", "completed"],
      ["orders/:id/archive", "archived"],
      ["order-edits/:id/confirm", "edited"],
    ],
  },
  {
    kind: "order",
    idsOf: orderOf("return"),
    routes: [
      ["returns/:id/request", "return requested"],
      ["returns/:id/receive/confirm", "returned"],
      ["returns/:id/cancel", "return cancelled"],
    ],
  },
  {
    kind: "order",
    idsOf: orderOf("order_claim"),
    routes: [
      ["claims/:id/request", "claimed"],
      ["claims/:id/cancel", "claim cancelled"],
    ],
  },
  {
    kind: "order",
    idsOf: orderOf("order_exchange"),
    routes: [
      ["exchanges/:id/request", "exchanged"],
      ["exchanges/:id/cancel", "exchange cancelled"],
    ],
  },
]

/** Medusa's own routes to what the audit trail follows; its workflows do not say what was there. */
export const AUDITED_ROUTES: readonly MiddlewareRoute[] = ROUTES.flatMap(
  ({ kind, idsOf, routes }) =>
    routes.map(([path, action, method = "POST"]) => ({
      matcher: `/admin/${path}`,
      methods: [method],
      middlewares: [auditRoute({ kind, action, idsOf })],
    })),
)
