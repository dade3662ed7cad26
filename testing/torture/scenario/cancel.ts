import { askAt, noteOdd, type Till } from "./caller"
import type { Wish } from "./purchases"

/** Cancels an order; a call that was cut off may have done so, and the next one says it. */
export async function cancel(till: Till, wish: Wish, order: string): Promise<void> {
  const { key } = wish
  const { note } = till.notebook
  note({ what: "cancels", key, order })
  const answer = await askAt(till, wish)(`/api/v1/order/${order}`, { method: "DELETE" })
  if (!answer) return
  const { code } = answer.body as { code?: string }
  const done = answer.status === 200 || code === "order_cancelled"
  if (done) note({ what: "cancelled", key, order })
  else noteOdd(till, wish, answer)
}
