import { fittingBindings, IS_FITTING, type CatalogueFilter } from "../fitment/asked-vehicle"
import { ownPrices, type OwnPrices } from "../product/own/own-prices"
import { SHOP_AND_LISTS } from "../product/price-in-force"
import type { Buyer } from "../product/sellable"
import { type IndexState, stateOf } from "../product-search/index-state"
import { ROOM, type SearchStatement } from "../product-search/match-levels"
import type { Matches } from "../product-search/matches/matches"
import {
  betweenPrices,
  CATEGORY_GROUP,
  groupFilters,
  PRICE_GROUP,
} from "../product-search/search-filters"
import { filteredCounts } from "./filtered-counts"
import { NAMES, type NamedCounts } from "./named-counts"
import { priceEnds } from "./price-ends"
import { ALL_ENTRIES, IS_TALLY_WHOLE, SHELVES } from "./whole-catalogue"

export type FacetsAsked = {
  filter: Omit<CatalogueFilter, "q">
  matches: Matches | undefined
  buyer: Buyer
}

type Asked = FacetsAsked & { own: OwnPrices }

export type CountedFacets = IndexState & {
  /** Of the entries that meet all filters. */
  met: NamedCounts
  /** Of those that meet all filters but a group's, by the group. */
  others: [string, NamedCounts][]
  min: number | null
  max: number | null
  /** How many entries were looked at. */
  of: number
}

/** Nothing is looked at for what the tally tells. */
const BY_TALLY = `case when ${IS_TALLY_WHOLE} then 0 else ${ALL_ENTRIES} end`

const AS_JSON = "coalesce(json_agg(json_build_array(name, entries)), '[]')"

/**
 * Answers CountedFacets. What meets all filters, and what meets all but one group's, is each found by
 * itself, so that an index has it: whoever goes through all entries once for everything takes seven
 * seconds for a million.
 */
export function facetsStatement({ filter, matches, buyer, own }: Asked): SearchStatement {
  const words = [...(matches ? [matches.condition] : []), ...(filter.fitting ? [IS_FITTING] : [])]
  const isLookedUp = words.length > 0
  const { filters, bindings } = groupFilters(filter, { own, isLookedUp })
  const { begin, entries, conditionsOf, counts } = filteredCounts({
    isBetween: betweenPrices(filter),
    found: isLookedUp ? "found e" : undefined,
    isInStock: filter.inStock ?? false,
    own,
  })
  const without = (left: string) => filters.filter(({ group }) => group !== left)
  const others = without(PRICE_GROUP).map(({ group }, index) => ({ group, name: `group${index}` }))
  const countsBeside = ({ group, name }: (typeof others)[number]) => {
    const names = group === CATEGORY_GROUP ? "categories" : "attributes"
    return `json_build_array(cast(:${name} as text), (
    select ${AS_JSON} from (${counts(names, without(group))}) counted))`
  }
  const { ends, min, max } = priceEnds({
    entries,
    conditions: conditionsOf(without(PRICE_GROUP)),
    walked: filter.fitting ? undefined : words,
    own,
    least: `coalesce((select entries from met where name = '${NAMES.all}'), 0)`,
  })
  const isOfAll = filters.length === 0 && !filter.inStock && own === "none"
  const lookedAt = isLookedUp ? "(select count(*) from found)" : isOfAll ? BY_TALLY : ALL_ENTRIES
  return {
    statement: `with ${SHOP_AND_LISTS}, ${ownPrices(own)}, ${SHELVES},
${begin}${isLookedUp ? `${foundBy(words)}, ` : ""}met as materialized (
  ${counts("all", filters)}
), ${ends}
select (select ${AS_JSON} from met) as met,
  json_build_array(${others.map(countsBeside).join(", ")}) as others,
  ${min} as min,
  ${max} as max,
  cast(coalesce(${lookedAt}, 0) as integer) as of,
  ${stateOf(filter, true)}`,
    bindings: {
      ...bindings,
      ...fittingBindings(filter.fitting),
      ...Object.fromEntries(others.map(({ name, group }) => [name, group])),
      ...matches?.bindings,
      customer_id: buyer.customer_id,
    },
    settings: [ROOM],
  }
}

/** What words and vehicle leave, looked up once: only what is counted and filtered by. */
function foundBy(words: readonly string[]): string {
  return `found as materialized (
  select e.variant_id, e.has_base, e.in_stock, e.category_ids, e.attributes
  from catalogue_entry e where ${words.join("\n    and ")}
)`
}
