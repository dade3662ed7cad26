import type { MiddlewareRoute } from "@medusajs/framework/http"
import { holdOrderDoor, refuseLooseFulfilment } from "./hold-order"

type Doors = { of: string; doors: string[]; middleware: ReturnType<typeof holdOrderDoor> }

const DOORS: readonly Doors[] = [
  {
    of: "/admin/orders/:id",
    doors: [
      "fulfillments",
      "fulfillments/:fulfillment_id/cancel",
      "fulfillments/:fulfillment_id/shipments",
      "fulfillments/:fulfillment_id/mark-as-delivered",
      "complete",
      "archive",
    ],
    middleware: holdOrderDoor(),
  },
  // An edit has its order's id.
  { of: "/admin/order-edits/:id", doors: ["confirm"], middleware: holdOrderDoor() },
  {
    of: "/admin/returns/:id",
    doors: ["request", "receive/confirm", "cancel"],
    middleware: holdOrderDoor("return"),
  },
  {
    of: "/admin/claims/:id",
    doors: ["request", "cancel"],
    middleware: holdOrderDoor("order_claim"),
  },
  {
    of: "/admin/exchanges/:id",
    doors: ["request", "cancel"],
    middleware: holdOrderDoor("order_exchange"),
  },
  {
    of: "/admin/fulfillments/:id",
    doors: ["cancel", "shipment"],
    middleware: refuseLooseFulfilment,
  },
]

/** Medusa's own doors to an order that change its stock, its fulfilments or what is paid for it. */
export const ORDER_DOORS: readonly MiddlewareRoute[] = DOORS.flatMap(({ of, doors, middleware }) =>
  doors.map((door) => ({
    matcher: `${of}/${door}`,
    methods: ["POST" as const],
    middlewares: [middleware],
  })),
)
