import { listOf, purchaseOf } from "../../testkit/client/orders"
import { cardOf, confirmPath, intentOf, isCharged } from "../../testkit/client/payment"
import { sumOf } from "../check/group"
import type { HistoryEvent } from "../check/history"
import { askFor, noteUnexpected, type Caller } from "./caller"
import type { Purchase } from "./purchases"

/** Orders what a buyer wants and goes on as the purchase says, each call until it is answered. */
export async function buy(caller: Caller, purchase: Purchase): Promise<void> {
  const { key } = purchase
  const { note } = caller.notebook
  note(wanted(purchase))
  const answer = await askFor(caller, purchase)("/api/v1/orders", {
    headers: { "idempotency-key": key },
    body: bodyOf(purchase),
  })
  if (!answer) return
  const { code, data } = answer.body as { code?: string; data?: { _id: string } }
  if (answer.status === 201 && data) {
    note({ what: "placed", key, order: data._id })
    if (purchase.then === "cancels") await cancel(caller, purchase, data._id)
    if (purchase.then === "pays") await pay(caller, purchase, data._id)
  } else if (code === "out_of_stock") {
    note({ what: "refused", key, code })
  } else {
    noteUnexpected(caller, purchase, answer)
  }
}

/** What a buyer wants, for the notebook. */
export function wanted({ key, buyer, lines }: Omit<Purchase, "then">): HistoryEvent {
  const pieces = lines.map(({ part, pieces }): [string, number] => [part._id, pieces])
  return { what: "wanted", key, buyer: buyer.email, pieces: Object.fromEntries(pieces) }
}

/** A single part goes by the specification's body. */
function bodyOf({ buyer, lines }: Purchase) {
  const [only, ...others] = lines
  if (!only || others.length > 0) return listOf(buyer, lines)
  return purchaseOf(buyer, only.part, only.pieces)
}

/** Cancels an order; a call that was cut off may have done so, and the next one says it. */
async function cancel(caller: Caller, purchase: Purchase, order: string): Promise<void> {
  const { key } = purchase
  const { note } = caller.notebook
  note({ what: "cancels", key, order })
  const answer = await askFor(caller, purchase)(`/api/v1/order/${order}`, { method: "DELETE" })
  if (!answer) return
  const { code } = answer.body as { code?: string }
  const done = answer.status === 200 || code === "order_cancelled"
  if (done) note({ what: "cancelled", key, order })
  else noteUnexpected(caller, purchase, answer)
}

/** Pays an order by card as the payment page does: an intent, the provider's yes, the shop's. */
async function pay(caller: Caller, purchase: Purchase, order: string): Promise<void> {
  const { key, lines } = purchase
  const { note } = caller.notebook
  const ask = askFor(caller, purchase)

  const opened = await ask("/api/v1/create-payment-intent", {
    body: {
      amount: sumOf(lines.map(({ part, pieces }) => part.price * pieces)),
      orderId: order,
    },
  })
  if (!opened) return
  const { clientSecret } = opened.body as { clientSecret?: string }
  if (!clientSecret) return noteUnexpected(caller, purchase, opened)
  const intent = intentOf(clientSecret)
  note({ what: "pays", key, order, intent })

  const confirmed = await ask(confirmPath(clientSecret), { form: cardOf(clientSecret) })
  if (!confirmed) return
  // A call that was cut off may have confirmed it.
  if (!isCharged(confirmed)) return noteUnexpected(caller, purchase, confirmed)

  const booked = await ask(`/api/v1/order/${order}`, {
    method: "PUT",
    body: { isPaid: true, transitionId: intent },
  })
  if (booked?.status === 200) note({ what: "paid", key, order, intent })
  else if (booked) noteUnexpected(caller, purchase, booked)
}
