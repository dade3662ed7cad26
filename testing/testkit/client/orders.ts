import { call } from "./call"
import type { Part } from "./parts"
import type { Person } from "./people"

/** The least that the shop sells. */
export const PIECES = 50

/** The purchase dialog's body. */
export function purchaseOf(buyer: Person, part: Part, pieces = PIECES) {
  return {
    name: "A buyer",
    email: buyer.email,
    productName: part.productName,
    productId: part._id,
    qty: pieces,
    price: part.price,
    phone: "+1 555 010 0000",
    address: "1 Load Street",
  }
}

/** So many pieces of a part. */
export type Line = { part: Part; pieces: number }

/** The body of an order of many lines. */
export function listOf(buyer: Person, lines: readonly Line[]) {
  return {
    name: "A buyer",
    email: buyer.email,
    phone: "+1 555 010 0000",
    address: "1 Load Street",
    lines: lines.map(({ part, pieces }) => ({
      productId: part._id,
      qty: pieces,
      price: part.price,
    })),
  }
}

/** Places one order by /api/v1, as the purchase dialog does; answers its id. */
export async function placeOrder(shop: string, buyer: Person, part: Part): Promise<string> {
  const { data } = await call<{ data: { _id: string } }>(`${shop}/api/v1/orders`, {
    token: buyer.token,
    headers: { "idempotency-key": crypto.randomUUID() },
    body: purchaseOf(buyer, part),
  })
  return data._id
}
