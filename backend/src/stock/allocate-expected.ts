import type { Portion } from "./allocate"
import type { StockedLine } from "./stocked-line"

/** So much of an inventory item that is to come to a location and is promised to nobody. */
export type UnpromisedGoods = { item_id: string; location_id: string; free: number }

/** A line with what it was given of the stock, and whether the rest of it may wait. */
type GivenLine = StockedLine & { given: readonly Portion[]; may_wait: boolean }

/**
 * What lines take of expected goods beside what they were given, the earliest goods first; of one
 * location a line has one portion. A line that may not wait, and what no goods are left for, stays as
 * it is. A part that is made up of several items waits for none.
 */
export function allocateExpected(
  lines: readonly GivenLine[],
  goods: readonly UnpromisedGoods[],
): Portion[][] {
  const left = goods.map((one) => ({ ...one }))
  return lines.map(({ quantity, inventory, given, may_wait }) => {
    const [item, ...others] = inventory
    let missing = quantity - sumOf(given)
    if (!item || others.length > 0 || !may_wait) return [...given]
    const portions = new Map(given.map((portion) => [portion.location_id, portion.quantity]))
    for (const one of left.filter(({ item_id }) => item_id === item.inventory_item_id)) {
      const pieces = Math.min(missing, Math.floor(one.free / item.required_quantity))
      if (pieces <= 0) continue
      one.free -= pieces * item.required_quantity
      missing -= pieces
      portions.set(one.location_id, (portions.get(one.location_id) ?? 0) + pieces)
    }
    return [...portions].map(([location_id, pieces]) => ({ location_id, quantity: pieces }))
  })
}

function sumOf(portions: readonly Portion[]): number {
  return portions.reduce((sum, { quantity }) => sum + quantity, 0)
}
