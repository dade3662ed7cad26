import type { OwnPrices } from "../product/own/own-prices"
import { IS_SOLD } from "../product-search/search-entries"
import { type GroupFilter, PRICE_GROUP } from "../product-search/search-filters"
import { type CountedNames, countsOf } from "./named-counts"
import { WITH_PRICES } from "./price-ends"
import { ALL_ENTRIES, IS_TALLY_WHOLE, wholeCounts } from "./whole-catalogue"

type Filtered = {
  filters: readonly GroupFilter[]
  /** What was looked up before; without it all entries are meant. */
  found: string | undefined
  isInStock: boolean
  own: OwnPrices
}

/**
 * SQL over `entries`, named `e`: the `conditions` of being sold and meeting some of the filters, and the
 * `counts` of names of those that meet these. `begin` are CTEs that it is over, beside SHELVES.
 */
export function filteredCounts({ filters: all, found, isInStock, own }: Filtered) {
  const entries = found ?? "catalogue_entry e"
  const price = all.find(({ group }) => group === PRICE_GROUP)
  const isByBase = own === "none" && !found
  const conditionsOf = (filters: readonly GroupFilter[]) => [
    IS_SOLD,
    ...(isInStock ? ["e.in_stock"] : []),
    ...filters.map(({ condition }) => condition),
  ]
  const counts = (names: CountedNames, filters: readonly GroupFilter[]) => {
    const isPriced = price !== undefined && filters.includes(price)
    const from = isPriced ? `${entries} ${WITH_PRICES}` : entries
    const conditions = conditionsOf(filters)
    const isOfAll = !found && filters.every((filter) => filter === price)
    if (!isOfAll || (isPriced && !isByBase)) return countsOf({ names, from, conditions })
    const isTold = isPriced ? `(${IS_TALLY_WHOLE} and ${ARE_MOST})` : IS_TALLY_WHOLE
    const gone = [
      ...(isPriced ? [`not (${price.condition})`] : []),
      ...(isInStock ? ["not e.in_stock"] : []),
    ]
    const left = gone.length > 0 ? { from, conditions: [`(${gone.join(" or ")})`] } : undefined
    return `${wholeCounts(isTold, left)}
  union all ${countsOf({ names, from, conditions: [...conditions, `not ${isTold}`] })}`
  }
  return {
    begin: price && isByBase ? `${most(price)}, ` : "",
    entries,
    conditionsOf,
    counts,
  }
}

const ARE_MOST = "coalesce((select are_most from priced), false)"

/** Whether a filter by base prices leaves more than half of all entries. */
function most({ condition }: GroupFilter): string {
  return `priced as materialized (
  select 2 * count(*) > ${ALL_ENTRIES} as are_most from catalogue_cost cost where ${condition}
)`
}
