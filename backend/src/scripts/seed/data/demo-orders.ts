export type DemoOrder = {
  sku: string
  quantity: number
  /** What happens to the order after it is placed, in this order. */
  fate: readonly ("pay" | "deliver" | "cancel")[]
}

/** One order in every state that the shop knows. */
export const DEMO_ORDERS: readonly DemoOrder[] = [
  { sku: "OF-0831-S", quantity: 200, fate: ["pay", "deliver"] },
  { sku: "BD-2803-V", quantity: 60, fate: ["cancel"] },
  { sku: "CK-2283-K", quantity: 50, fate: ["deliver"] },
  { sku: "WH-1391-A", quantity: 80, fate: ["pay"] },
  { sku: "SA-3282-G", quantity: 50, fate: [] },
]
