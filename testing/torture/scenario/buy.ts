import { purchaseOf } from "../../testkit/client/purchase"
import { cancel } from "./cancel"
import { pay } from "./pay"
import { askAt, noteOdd, type Till } from "./caller"
import type { Wish } from "./purchases"

/** Orders what a buyer wants and goes on as wished, each call until it is answered. */
export async function buy(till: Till, wish: Wish): Promise<void> {
  const { key, buyer, part, pieces } = wish
  const { note } = till.notebook
  note({ what: "wanted", key, buyer: buyer.email, part: part._id, pieces })
  const answer = await askAt(till, wish)("/api/v1/orders", {
    headers: { "idempotency-key": key },
    body: purchaseOf(buyer, part, pieces),
  })
  if (!answer) return
  const { code, data } = answer.body as { code?: string; data?: { _id: string } }
  if (answer.status === 201 && data) {
    note({ what: "placed", key, order: data._id })
    if (wish.then === "cancels") await cancel(till, wish, data._id)
    if (wish.then === "pays") await pay(till, wish, data._id)
  } else if (code === "out_of_stock") {
    note({ what: "refused", key, code })
  } else {
    noteOdd(till, wish, answer)
  }
}
