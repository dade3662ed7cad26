import type { WebhookEvent } from "../../../../../backend/src/contract/webhook/webhook"

/** In the order of an order's life; the contract's own list would bring zod into the page. */
export const WEBHOOK_EVENTS = [
  "order.placed",
  "order.paid",
  "order.delivered",
  "order.cancelled",
  "order.refunded",
  "stock.changed",
] as const satisfies WebhookEvent[]
