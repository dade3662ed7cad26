import type { KeyScope } from "../key/key-scope"
import { WEBHOOK_EVENTS } from "../webhook/webhook"

type OrderEvent = Extract<(typeof WEBHOOK_EVENTS)[number], `order.${string}`>

/** What happens once to an order, under the names that webhooks have for it; and that it was edited. */
export const ORDER_CHANGES = [
  ...WEBHOOK_EVENTS.filter((type): type is OrderEvent => type.startsWith("order.")),
  "order.changed",
] as const

/** A thing is another than before, new or gone. */
export const THING_CHANGES = [
  "product.changed",
  "price.changed",
  "stock.changed",
  "review.changed",
  "customer.changed",
] as const

export const CHANGE_TYPES = [...ORDER_CHANGES, ...THING_CHANGES] as const

export type ChangeType = (typeof CHANGE_TYPES)[number]

/** The scope by which a key is told of changes of a type. */
export function scopeOfChange(type: ChangeType): KeyScope {
  if (type.startsWith("order.")) return "orders:read"
  return type === "customer.changed" ? "customers:read" : "products:read"
}
