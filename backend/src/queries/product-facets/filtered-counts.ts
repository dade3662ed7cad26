import { IS_SOLD } from "../product-search/search-entries"
import { type GroupFilter, PRICE_GROUP } from "../product-search/search-filters"
import { type CountedNames, countsOf } from "./named-counts"
import { WITH_PRICES } from "./price-ends"
import { IS_TALLY_WHOLE, wholeCounts } from "./whole-catalogue"

type Counted = {
  /** What was looked up before; without it all entries are meant. */
  entries: string | undefined
  isInStock: boolean
}

/** SQL over entries `e` that meet some filters: `conditions`, and `counts` of their names. */
export function filteredCounts({ entries: found, isInStock }: Counted) {
  const entries = found ?? "catalogue_entry e"
  const conditionsOf = (filters: readonly GroupFilter[]) => [
    IS_SOLD,
    ...(isInStock ? ["e.in_stock"] : []),
    ...filters.map(({ condition }) => condition),
  ]
  const counts = (names: CountedNames, filters: readonly GroupFilter[]) => {
    const isPriced = filters.some(({ group }) => group === PRICE_GROUP)
    const from = isPriced ? `${entries} ${WITH_PRICES}` : entries
    const conditions = conditionsOf(filters)
    if (found || filters.length > 0) return countsOf({ names, from, conditions })
    const untold = [...conditions, `not ${IS_TALLY_WHOLE}`]
    return `${wholeCounts(isInStock)}
  union all ${countsOf({ names, from, conditions: untold })}`
  }
  return { entries, conditionsOf, counts }
}
