import { locationSets } from "./location-sets"
import { piecesAt, type FreeStock, type StockedLine } from "./stocked-line"

/** So many pieces of a line from a location. */
export type Portion = { location_id: string; quantity: number }

export type Allocation = {
  /** By line, in their order; empty where a line's stock is not counted. */
  portions: Portion[][]
  /** Whether every line has all of its pieces. */
  is_whole: boolean
}

/**
 * How often an order is allocated anew where pieces went meanwhile: each time somebody took some, so
 * a crowd at the last pieces needs hardly more than there are locations.
 */
export const MOST_TRIES = 20

/**
 * Where the pieces of all lines come from, of locations in the order of their rank. One location that
 * has all gives all; else as few as can be, the first by rank among as many. A line comes whole from
 * one of them where it can. What there is not enough of is given as far as it goes.
 *
 * A piece is never made up of items of two locations. Lines that share items are served one after
 * the other, those of most items first: where they compete at several locations, a way to serve
 * all may be missed, and never is too much given.
 */
export function allocate(
  lines: readonly StockedLine[],
  locations: readonly FreeStock[],
): Allocation {
  const useful = locations.filter((location) => lines.some((line) => piecesAt(line, location) > 0))
  for (const set of locationSets(useful.length)) {
    const chosen = useful.filter((_, place) => set.includes(place))
    const allocation = serve(lines, chosen)
    if (allocation.is_whole) return allocation
  }
  return serve(lines, useful)
}

type Left = { location_id: string; free: Map<string, number> }

function serve(lines: readonly StockedLine[], chosen: readonly FreeStock[]): Allocation {
  const left = chosen.map(({ location_id, free }) => ({ location_id, free: new Map(free) }))
  const portions: Portion[][] = lines.map(() => [])
  let is_whole = true
  const places = lines.map((_, place) => place)
  const itemsOf = (place: number) => lines[place]?.inventory.length ?? 0
  for (const place of places.toSorted((one, other) => itemsOf(other) - itemsOf(one))) {
    const line = lines[place]
    if (!line || line.inventory.length === 0) continue
    const given = serveLine(line, left)
    portions[place] = given
    is_whole &&= given.reduce((sum, { quantity }) => sum + quantity, 0) === line.quantity
  }
  return { portions, is_whole }
}

function serveLine(line: StockedLine, left: readonly Left[]): Portion[] {
  const whole = left.find((location) => piecesAt(line, location) >= line.quantity)
  const portions: Portion[] = []
  let missing = line.quantity
  for (const location of whole ? [whole] : left) {
    const quantity = Math.min(missing, piecesAt(line, location))
    if (quantity <= 0) continue
    take(line, { location, quantity })
    portions.push({ location_id: location.location_id, quantity })
    missing -= quantity
  }
  return portions
}

function take(
  { inventory }: StockedLine,
  { location: { free }, quantity }: { location: Left; quantity: number },
): void {
  for (const { inventory_item_id: id, required_quantity } of inventory) {
    free.set(id, (free.get(id) ?? 0) - quantity * required_quantity)
  }
}
