import { piecesAt, type FreeStock, type StockedLine } from "./stocked-line"

/**
 * How many pieces of each line can be given at most beside all that the others want: two of them may
 * take of the same items. A piece comes from one location.
 */
export function piecesBeside(
  lines: readonly StockedLine[],
  locations: readonly FreeStock[],
): number[] {
  const wanted = wantedOf(lines)
  return lines.map(({ inventory, quantity }) => {
    const beside = inventory.map(({ inventory_item_id: id, required_quantity: required }) => {
      const others = (wanted.get(id) ?? 0) - required * quantity
      const free = locations.reduce((sum, location) => sum + (location.free.get(id) ?? 0), 0)
      return Math.floor((free - others) / required)
    })
    const all = locations.reduce((sum, location) => sum + piecesAt({ inventory }, location), 0)
    return Math.max(0, Math.min(all, ...beside))
  })
}

/** What all lines together take, by inventory item. */
function wantedOf(lines: readonly StockedLine[]): Map<string, number> {
  const wanted = new Map<string, number>()
  for (const { inventory, quantity } of lines) {
    for (const { inventory_item_id: id, required_quantity } of inventory) {
      wanted.set(id, (wanted.get(id) ?? 0) + required_quantity * quantity)
    }
  }
  return wanted
}
