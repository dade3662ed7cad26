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
import { watchDoor } from "./audit-guard"

type Door = [path: string, action: string, methods?: "POST" | "DELETE"]
type Doors = { kind: AuditedKind; idsOf: IdsOf; doors: readonly Door[] }

const DOORS: readonly Doors[] = [
  {
    kind: "price",
    idsOf: namedInPath,
    doors: [
      ["products/:id", "changed"],
      ["products/:id/variants", "added"],
      ["products/:id/variants/batch", "changed"],
      ["products/:id/variants/:variant_id", "changed"],
    ],
  },
  { kind: "price", idsOf: productsOfBatch, doors: [["products/batch", "changed"]] },
  {
    kind: "price",
    idsOf: productsOfPriceList,
    doors: [
      ["price-lists", "listed"],
      ["price-lists/:id", "unlisted", "DELETE"],
      ["price-lists/:id/products", "changed"],
      ["price-lists/:id/prices/batch", "changed"],
    ],
  },
  {
    kind: "stock",
    idsOf: namedInPath,
    doors: [
      ["inventory-items/:id/location-levels", "added"],
      ["inventory-items/:id/location-levels/batch", "changed"],
      ["inventory-items/:id/location-levels/:location_id", "changed"],
      ["inventory-items/:id/location-levels/:location_id", "removed", "DELETE"],
    ],
  },
  {
    kind: "stock",
    idsOf: itemsOfBatch,
    doors: [["inventory-items/location-levels/batch", "changed"]],
  },
  {
    kind: "order",
    idsOf: namedInPath,
    doors: [
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
    doors: [
      ["returns/:id/request", "return requested"],
      ["returns/:id/receive/confirm", "returned"],
      ["returns/:id/cancel", "return cancelled"],
    ],
  },
  {
    kind: "order",
    idsOf: orderOf("order_claim"),
    doors: [
      ["claims/:id/request", "claimed"],
      ["claims/:id/cancel", "claim cancelled"],
    ],
  },
  {
    kind: "order",
    idsOf: orderOf("order_exchange"),
    doors: [
      ["exchanges/:id/request", "exchanged"],
      ["exchanges/:id/cancel", "exchange cancelled"],
    ],
  },
]

/** Medusa's own doors to what the audit trail follows; behind them no workflow tells what was there. */
export const AUDITED_DOORS: readonly MiddlewareRoute[] = DOORS.flatMap(({ kind, idsOf, doors }) =>
  doors.map(([path, action, method = "POST"]) => ({
    matcher: `/admin/${path}`,
    methods: [method],
    middlewares: [watchDoor({ kind, action, idsOf })],
  })),
)
