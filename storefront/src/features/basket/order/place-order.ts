import type { Basket } from "@shop/contract/basket/basket"
import type { Order } from "@shop/contract/order/order"
import { callForData } from "@/platform/api/call-api"
import type { OrderExtras } from "@/platform/slots/order-input"
import { queryClient } from "@/platform/query-client"
import { ownBasketQuery } from "../api"
import { whenChanged } from "../change/change-basket"

type Person = { name: string; email: string; phone: string; address: string }

/** Who orders, and what plugins add to the order. */
export type Buyer = Person & OrderExtras["body"]

type PlacedLine = {
  productId: string
  qty: number
  price: number
  /** What plugins declared of a line. */
  fields: Readonly<Record<string, unknown>>
}

type Placing = {
  lines: readonly PlacedLine[]
  /** What the buyer saw that all of it comes to. */
  total: number
  idempotencyKey: string
}

/** What is to be ordered, as the shop judged it last: after every change that is on its way. */
export async function linesToPlace(email: string): Promise<Basket["lines"]> {
  await whenChanged()
  return (await queryClient.ensureQueryData(ownBasketQuery(email))).lines
}

/** POST /orders; the same key never places a second order. Throws ApiError. */
export function placeOrderOfLines(
  buyer: Buyer,
  { idempotencyKey, lines, total }: Placing,
): Promise<Pick<Order, "_id">> {
  return callForData("/orders", {
    method: "POST",
    headers: { "Idempotency-Key": idempotencyKey },
    body: { ...buyer, lines: lines.map(({ fields, ...line }) => ({ ...fields, ...line })), total },
  })
}
