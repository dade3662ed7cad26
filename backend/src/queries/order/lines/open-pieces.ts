import { amountOf } from "../../database/amount"
import type { OrderItemRow } from "../row/order-row"

type Item = Pick<OrderItemRow, "quantity" | "detail">

/** Pieces of an item that left the house. What is handed over in the shop arrives without being sent. */
export function shippedPieces({ detail }: Item): number {
  const { shipped_quantity, delivered_quantity } = detail ?? {}
  return Math.max(amountOf(shipped_quantity), amountOf(delivered_quantity))
}

/** Pieces of an item that came back, whatever they were like. */
export function returnedPieces({ detail }: Item): number {
  return amountOf(detail?.return_received_quantity) + amountOf(detail?.return_dismissed_quantity)
}

/** Pieces of an item that are still to be sent; OPEN_PIECES of order-facts says the same in SQL. */
export function openPieces(item: Item): number {
  return Math.max(0, amountOf(item.quantity) - shippedPieces(item))
}
