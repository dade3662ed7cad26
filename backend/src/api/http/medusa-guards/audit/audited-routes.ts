import type { MiddlewareRoute } from "@medusajs/framework/http"
import type { FactKind } from "../../../../contract/staff/audit-trail"
import {
  itemsOfBatch,
  madeThing,
  namedInPath,
  nothingYet,
  orderOf,
  orderOfBody,
  orderOfPayment,
  productsOfBatch,
  productsOfPriceList,
  type IdsOf,
} from "./audited-ids"
import { auditRoute } from "./audit-guard"

type Route = [path: string, action: string, methods?: "POST" | "DELETE"]
type Routes = {
  kind: FactKind
  idsOf: IdsOf
  /** Where the answer names what the call made. */
  madeOf?: ReturnType<typeof madeThing>
  routes: readonly Route[]
}

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
      ["orders/:id/credit-lines", "credited"],
      ["orders/:id/payment-sessions/authorize", "payment authorized"],
      ["orders/:id/transfer", "transfer asked for"],
      ["orders/:id/transfer/guest", "transferred"],
      ["orders/:id/transfer/cancel", "transfer cancelled"],
      ["draft-orders/:id", "changed"],
      ["draft-orders/:id", "deleted", "DELETE"],
      ["draft-orders/:id/edit/confirm", "edited"],
      ["draft-orders/:id/convert-to-order", "made an order"],
    ],
  },
  {
    kind: "order",
    idsOf: nothingYet,
    madeOf: madeThing("draft_order"),
    routes: [["draft-orders", "drafted"]],
  },
  { kind: "order", idsOf: orderOfPayment, routes: [["payments/:id/capture", "captured"]] },
  {
    kind: "order",
    idsOf: orderOfBody,
    routes: [
      ["returns", "return begun"],
      ["claims", "claim begun"],
      ["exchanges", "exchange begun"],
    ],
  },
  {
    kind: "order",
    idsOf: orderOf("return"),
    routes: [
      ["returns/:id/request", "return requested"],
      ["returns/:id/receive/confirm", "returned"],
      ["returns/:id/cancel", "return cancelled"],
      ["returns/:id", "return changed"],
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

/** Makes a key or takes it away: by it a program is staff. */
const KEY_ROUTES: readonly Routes[] = [
  {
    kind: "api_key",
    idsOf: nothingYet,
    madeOf: madeThing("api_key"),
    routes: [["api-keys", "made"]],
  },
  {
    kind: "api_key",
    idsOf: namedInPath,
    routes: [
      ["api-keys/:id", "changed"],
      ["api-keys/:id/revoke", "revoked"],
      ["api-keys/:id", "deleted", "DELETE"],
    ],
  },
]

/** Medusa's own routes to what the audit trail follows; its workflows do not say what was there. */
export const AUDITED_ROUTES: readonly MiddlewareRoute[] = [...ROUTES, ...KEY_ROUTES].flatMap(
  ({ routes, ...audited }) =>
    routes.map(([path, action, method = "POST"]) => ({
      matcher: `/admin/${path}`,
      methods: [method],
      middlewares: [auditRoute({ ...audited, action })],
    })),
)
