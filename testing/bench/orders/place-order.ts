import { call } from "../../load/call"
import type { Part } from "../../load/make-part"
import type { Person } from "../../load/people"
import { purchaseOf } from "../../load/purchase"

/** One order by /api/v1, as the purchase dialog places it. */
export async function placeOrder(shop: string, buyer: Person, part: Part): Promise<void> {
  await call(`${shop}/api/v1/orders`, {
    token: buyer.token,
    headers: { "idempotency-key": crypto.randomUUID() },
    body: purchaseOf(buyer, part),
  })
}
