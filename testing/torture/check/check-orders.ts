import type { Fault } from "./fault"
import { groupBy } from "./group"
import { eventsOf, type HistoryEvent } from "./history"
import type { Snapshot } from "./snapshot"

/** What buyers were answered against the orders that are there. */
export function checkOrders(history: readonly HistoryEvent[], { orders }: Snapshot): Fault[] {
  const byId = new Map(orders.map((order) => [order.id, order]))
  const byKey = groupBy(orders, ({ key }) => key ?? "")
  const refused = new Set(eventsOf(history, "refused").map(({ key }) => key))
  const placed = groupBy(eventsOf(history, "placed"), ({ key }) => key)
  const cancels = new Set(eventsOf(history, "cancels").map(({ order }) => order))
  const faults: Fault[] = []
  const purchases = eventsOf(history, "wanted")
  for (const { key, pieces } of purchases) {
    const answered = new Set(placed.get(key)?.map(({ order }) => order))
    const written = byKey.get(key) ?? []
    if (answered.size > 1) {
      faults.push({ kind: "duplicate", what: `${key} was answered ${[...answered].join(", ")}` })
    }
    if (written.length > 1) {
      faults.push({ kind: "duplicate", what: `${key} has ${written.length} orders` })
    }
    if (refused.has(key) && written.length > 0) {
      faults.push({ kind: "ghost", what: `${key} was refused and has ${written[0]?.id}` })
    }
    if (answered.size === 0 && !refused.has(key)) {
      faults.push({ kind: "unfinished", what: `${key} was never answered` })
    }
    for (const id of answered) {
      const order = byId.get(id)
      const there = told(order?.lines.map((line) => [line.part, line.pieces]) ?? [])
      if (!order || order.key !== key) {
        faults.push({ kind: "lost", what: `${id} of ${key} is not there` })
      } else if (there !== told(Object.entries(pieces))) {
        const wanted = told(Object.entries(pieces))
        faults.push({ kind: "lost", what: `${id} has ${there} instead of ${wanted}` })
      } else if (order.cancelled && !cancels.has(id)) {
        faults.push({ kind: "lost", what: `${id} is cancelled, which nobody asked for` })
      }
    }
  }
  const wanted = new Set(purchases.map(({ key }) => key))
  for (const { id, key } of orders) {
    if (!wanted.has(key ?? "")) faults.push({ kind: "ghost", what: `${id} was wanted by nobody` })
  }
  for (const { order } of eventsOf(history, "cancelled")) {
    if (!byId.get(order)?.cancelled) {
      faults.push({ kind: "lost", what: `${order} was cancelled and is not` })
    }
  }
  return faults
}

/** Pieces of parts, whatever their order. */
function told(pieces: [part: string, pieces: number][]): string {
  return pieces
    .map(([part, count]) => `${count} × ${part}`)
    .sort()
    .join(", ")
}
