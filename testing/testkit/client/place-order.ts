import { call } from "./call"
import type { Part } from "./parts"
import type { Person } from "./people"
import { purchaseOf } from "./purchase"

/** One order by /api/v1, as the purchase dialog places it. */
export async function placeOrder(shop: string, buyer: Person, part: Part): Promise<void> {
  await call(`${shop}/api/v1/orders`, {
    token: buyer.token,
    headers: { "idempotency-key": crypto.randomUUID() },
    body: purchaseOf(buyer, part),
  })
}
