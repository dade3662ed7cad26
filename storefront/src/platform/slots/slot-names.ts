/** The places of the shop's pages where plugins put blocks; docs/slots.md tells where each lies. */
export const SLOT_NAMES = [
  "above-header",
  "header",
  "footer",
  "product-card",
  "price",
  "purchase-form",
  "basket-lines",
  "basket-summary",
  "order-page",
  "order-list",
  "account",
] as const

export type SlotName = (typeof SLOT_NAMES)[number]
