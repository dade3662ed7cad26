import type { MedusaContainer } from "@medusajs/framework/types"

type HandlerContext = { container: MedusaContainer }

/** What else of an order may come back, under a key of the plugin's own. */
export type ReturnableThing = {
  key: string
  /** For people. */
  label: string
  /** How many may still be asked back. */
  qty: number
  /** Major units for one of them; null where that is not known. */
  refundEach: number | null
  /** ISO 8601; null for no end. */
  until: string | null
}

/** What was asked back; `refunded` in major units, null where nothing was. */
export type ReturnedThing = {
  /** The plugin's own of what was asked for, by which staff answer. */
  id: string
  order_id: string
  label: string
  qty: number
  state: "requested" | "received" | "settled" | "refused"
  refunded: number | null
  requestedAt: string
}

type OfOrder = { order_id: string; customer_id: string | null }

/** What a plugin takes back of orders. It throws a Refusal for what it does not. */
export type KnownReturns = {
  name: string
  /** What may be asked back of an order now; its customer or staff look. */
  returnable: (order: OfOrder, context: HandlerContext) => Promise<readonly ReturnableThing[]>
  /** What was asked back of it, the newest first. */
  returned: (order: OfOrder, context: HandlerContext) => Promise<readonly ReturnedThing[]>
  /** What waits for staff, the oldest first. */
  waiting: (most: number, context: HandlerContext) => Promise<readonly ReturnedThing[]>
  /** The customer asks, once for each `once`. */
  ask: (
    wish: { order_id: string; customer_id: string; key: string; qty: number; once: string },
    context: HandlerContext,
  ) => Promise<unknown>
  /** Staff say how many arrived; 0 refuses it. */
  receive: (
    receipt: { id: string; qty: number; received_by: string },
    context: HandlerContext,
  ) => Promise<unknown>
}
