import { setTimeout as delay } from "node:timers/promises"
import { ask } from "../../testkit/client/call"
import { purchaseOf } from "../../testkit/client/orders"
import type { Part } from "../../testkit/client/parts"
import type { Person } from "../../testkit/client/people"

const EVERY_MS = 500

export type Ordered = { placed: number; refused: number; slowest: number }

type Steady = { stop: () => Promise<Ordered> }

/** Somebody who orders the part again and again until they are stopped. */
export function orderSteadily(url: string, buyer: Person, part: Part): Steady {
  const ordered: Ordered = { placed: 0, refused: 0, slowest: 0 }
  let isOpen = true
  const order = async () => {
    while (isOpen) {
      const began = performance.now()
      const { status } = await ask(`${url}/api/v1/orders`, {
        token: buyer.token,
        headers: { "idempotency-key": crypto.randomUUID() },
        body: purchaseOf(buyer, part),
      })
      ordered.slowest = Math.max(ordered.slowest, performance.now() - began)
      if (status === 201) ordered.placed += 1
      else ordered.refused += 1
      await delay(EVERY_MS)
    }
  }
  const ordering = order()
  return {
    stop: async () => {
      isOpen = false
      await ordering
      return ordered
    },
  }
}
