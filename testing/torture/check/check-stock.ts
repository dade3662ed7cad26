import type { Fault } from "./fault"
import { groupBy, sumOf } from "./group"
import type { Snapshot } from "./snapshot"

/** The orders against the stock that they hold: each its pieces, and all of them no more than there is. */
export function checkStock({ orders, reservations, levels }: Snapshot): Fault[] {
  const lines = orders.filter(({ cancelled }) => !cancelled).flatMap((order) => order.lines)
  const held = groupBy(reservations, ({ line }) => line)
  const atPlace = groupBy(reservations, ({ place }) => place)
  const sold = groupBy(lines, ({ item }) => item)
  const live = new Set(lines.map(({ id }) => id))
  const faults: Fault[] = []
  // Of all locations together.
  const all = new Map<string, number>()
  for (const { id, line, pieces } of reservations) {
    if (!live.has(line)) {
      faults.push({ kind: "orphan", what: `${id} holds ${pieces} pieces for no order` })
    }
  }
  for (const { id, pieces } of lines) {
    const holds = sumOf(held.get(id)?.map((reservation) => reservation.pieces) ?? [])
    if (holds !== pieces) {
      faults.push({ kind: "orphan", what: `${id} holds ${holds} pieces instead of ${pieces}` })
    }
  }
  for (const { place, item, stocked, reserved } of levels) {
    const sum = sumOf(atPlace.get(place)?.map(({ pieces }) => pieces) ?? [])
    if (reserved !== sum) {
      faults.push({ kind: "miscounted", what: `${place} counts ${reserved} pieces, not ${sum}` })
    }
    if (sum > stocked) {
      faults.push({ kind: "oversold", what: `${place} promised ${sum} of ${stocked} pieces` })
    }
    all.set(item, (all.get(item) ?? 0) + stocked)
  }
  for (const [item, stocked] of all) {
    const pieces = sumOf(sold.get(item)?.map((line) => line.pieces) ?? [])
    if (pieces > stocked) {
      faults.push({ kind: "oversold", what: `${item} sold ${pieces} of ${stocked} pieces` })
    }
  }
  return faults
}
