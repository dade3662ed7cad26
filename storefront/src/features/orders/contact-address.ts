import type { Order } from "@shop/contract/order/order"

/** The contact page, with the order's number in its message. */
export function contactAddress({ number }: Pick<Order, "number">): string {
  return `/contact?${new URLSearchParams({ order: number })}`
}
