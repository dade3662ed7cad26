import { call } from "../call"
import type { Person } from "../people"
import type { Part } from "./parts"

/** One order by /api/v1, as the purchase dialog places it. */
export async function placeOrder(shop: string, buyer: Person, part: Part): Promise<void> {
  await call(`${shop}/api/v1/orders`, {
    token: buyer.token,
    headers: { "idempotency-key": crypto.randomUUID() },
    body: {
      name: "A buyer",
      email: buyer.email,
      productName: part.productName,
      productId: part._id,
      qty: 50,
      price: part.price,
      phone: "+1 555 010 0000",
      address: "1 Bench Street",
    },
  })
}
