import { fittingBindings, type CatalogueFilter } from "../fitment/asked-vehicle"
import { stateOf } from "../product-search/index-state"
import type { OwnPrices } from "../product/own/own-prices"
import type { Buyer } from "../product/sellable"
import { entriesOf, PRICE } from "../product-search/search-entries"
import { CATEGORY_GROUP, groupFilters, PRICE_GROUP } from "../product-search/search-filters"
import type { Matches } from "../product-search/matches/matches"
import type { SearchStatement } from "../product-search/match-levels"

export type FacetsAsked = {
  filter: Omit<CatalogueFilter, "q">
  matches: Matches | undefined
  buyer: Buyer
}

export type FacetCounts = {
  total: string
  in_stock: string
  min: number | null
  max: number | null
  /** Names with how many entries have each: ids of categories, and attributes as Label:Value. */
  categories: [string, number][]
  attributes: [string, number][]
}

type Asked = FacetsAsked & { own: OwnPrices }

/**
 * Answers `total`, `in_stock`, `min`, `max`, and `categories` and `attributes` as JSON of pairs of a
 * name and its count, with the state that all of it is counted of. An entry that misses one group's
 * filter counts in that group alone.
 */
export function facetsStatement({ filter, matches, buyer, own }: Asked): SearchStatement {
  const { filters, bindings } = groupFilters(filter, { own })
  const { begin, from, isSold } = entriesOf({
    matches,
    own,
    isFitting: filter.fitting !== undefined,
  })
  const met = filters.map(({ condition }) => `coalesce(${condition}, false)`)
  const misses = met.map((condition) => `cast(not (${condition}) as integer)`).join(" + ")
  const missed = met.map((condition, index) => `when not (${condition}) then :group${index}`)
  const had = filter.inStock ? "and in_stock" : ""
  const among = (group: string) => `(misses = 0 or (misses = 1 and missed = ${group})) ${had}`
  const priced = among(`'${PRICE_GROUP}'`)
  const counted = (column: string, group: string) => `coalesce((
    select json_agg(json_build_array(name, entries)) from (
      select name, count(*) as entries from matching cross join unnest(${column}) name
      where ${among(group)}
      group by name) c), '[]')`
  return {
    statement: `with ${begin}, matching as materialized (
  select e.in_stock, e.category_ids, e.attributes, ${PRICE} as amount, ${misses || "0"} as misses,
    ${missed.length > 0 ? `case ${missed.join(" ")} end` : "null"} as missed
  from ${from}
  where ${isSold}
)
select cast(count(*) as integer) as of,
  count(*) filter (where misses = 0 ${had}) as total,
  count(*) filter (where misses = 0 and in_stock) as in_stock,
  cast(min(amount) filter (where ${priced}) as float8) as min,
  cast(max(amount) filter (where ${priced}) as float8) as max,
  ${counted("category_ids", `'${CATEGORY_GROUP}'`)} as categories,
  ${counted("attributes", "split_part(name, ':', 1)")} as attributes,
  ${stateOf(filter, true)}
from matching`,
    bindings: {
      ...bindings,
      ...fittingBindings(filter.fitting),
      ...Object.fromEntries(filters.map(({ group }, index) => [`group${index}`, group])),
      ...matches?.bindings,
      customer_id: buyer.customer_id,
    },
  }
}
