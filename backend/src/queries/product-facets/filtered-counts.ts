import type { IsBetween, OwnPrices } from "../product/own/own-prices"
import { IS_SOLD } from "../product-search/search-entries"
import { type GroupFilter, PRICE_GROUP } from "../product-search/search-filters"
import { type CountedNames, countsOf } from "./named-counts"
import { WITH_PRICES } from "./price-ends"
import { ALL_ENTRIES, IS_TALLY_WHOLE, wholeCounts } from "./whole-catalogue"

type Filtered = {
  /** What a filter by prices asks of one. */
  isBetween: IsBetween | undefined
  /** What was looked up before; without it all entries are meant. */
  found: string | undefined
  isInStock: boolean
  own: OwnPrices
}

/**
 * SQL over `entries`, named `e`: the `conditions` of being sold and meeting some of the filters, and the
 * `counts` of names of those that meet these. `begin` are CTEs that it is over, beside SHELVES.
 */
export function filteredCounts({ isBetween, found, isInStock, own }: Filtered) {
  const entries = found ?? "catalogue_entry e"
  // Of all entries those by base prices are counted as for everybody, and own prices beside.
  const base = isBetween && !found ? isBetween("cost.base_price") : undefined
  const conditionsOf = (filters: readonly GroupFilter[]) => [
    IS_SOLD,
    ...(isInStock ? ["e.in_stock"] : []),
    ...filters.map(({ condition }) => condition),
  ]
  const counts = (names: CountedNames, filters: readonly GroupFilter[]) => {
    const others = filters.filter(({ group }) => group !== PRICE_GROUP)
    const isPriced = others.length < filters.length
    if (isPriced && !base) {
      const from = `${entries} ${WITH_PRICES}`
      return countsOf({ names, from, conditions: conditionsOf(filters) })
    }
    const based = countsByBase({
      ...{ names, entries, isInStock, isOfAll: !found && others.length === 0 },
      ...{ base: isPriced ? base : undefined, conditions: conditionsOf(others) },
    })
    if (!isPriced || !isBetween || own === "none") return based
    const moved = movedByOwn({ names, entries, isBetween, conditions: conditionsOf(others) })
    return `select name, sum(entries) as entries from (${based}
  union all ${moved}) each
  group by name having sum(entries) > 0`
  }
  return { begin: base ? `${most(base)}, ` : "", entries, conditionsOf, counts }
}

type Based = {
  names: CountedNames
  entries: string
  isInStock: boolean
  /** Whether nothing but stock and prices leaves entries out. */
  isOfAll: boolean
  /** Of base prices; undefined where these decide nothing. */
  base: string | undefined
  /** All others. */
  conditions: readonly string[]
}

/** Counts of what is sold at base prices: of most of all entries the tally's, without what is gone. */
function countsByBase({ names, entries, isInStock, isOfAll, base, conditions }: Based): string {
  const from = base ? `${entries} ${WITH_COSTS}` : entries
  const met = [...conditions, ...(base ? [base] : [])]
  if (!isOfAll) return countsOf({ names, from, conditions: met })
  const isTold = base ? `(${IS_TALLY_WHOLE} and ${ARE_MOST})` : IS_TALLY_WHOLE
  const gone = [...(base ? [`not (${base})`] : []), ...(isInStock ? ["not e.in_stock"] : [])]
  const left = gone.length > 0 ? { from, conditions: [`(${gone.join(" or ")})`] } : undefined
  return `${wholeCounts(isTold, left)}
  union all ${countsOf({ names, from, conditions: [...met, `not ${isTold}`] })}`
}

const WITH_COSTS = "join catalogue_cost cost on cost.variant_id = e.variant_id"

type Moved = {
  names: CountedNames
  entries: string
  isBetween: IsBetween
  conditions: readonly string[]
}

/** What prices of the buyer's own bring between those that are asked for, and what they take from there. */
function movedByOwn({ names, entries, isBetween, conditions }: Moved): string {
  const weight = `cast((${isBetween("own.amount")}) is true as int)
      - cast((${isBetween("cost.base_price")}) is true as int)`
  const from = `own join ${entries} on e.variant_id = own.variant_id ${WITH_COSTS}`
  return countsOf({ names, from, conditions: [...conditions, `${weight} <> 0`], weight })
}

const ARE_MOST = "coalesce((select are_most from priced), false)"

/** Whether base prices leave more than half of all entries. */
function most(base: string): string {
  return `priced as materialized (
  select 2 * count(*) > ${ALL_ENTRIES} as are_most from catalogue_cost cost where ${base}
)`
}
