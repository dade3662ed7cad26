import { withoutZero } from "../../../contract/text"
import { fittingBindings } from "../../fitment/asked-vehicle"
import type { AskedPage } from "./found-page"
import { ENTRIES_VERSION, stateOf } from "../index-state"
import type { SearchStatement } from "../match-levels"
import { entriesOf } from "../search-entries"
import { betweenPrices, groupFilters } from "../search-filters"
import { searchOrder } from "../search-order"

type Asked = AskedPage & {
  /** Whether `total` is counted, which takes as long as there are many. */
  counted: boolean
  /** Of what is looked up: only parts with a base price are asked for. */
  isBaseEnough?: boolean
}

/** SQL of whether some part has no base price, and of the state in which those that have one were counted. */
export const OTHERS_AND_VERSION = `exists (select from catalogue_entry where not has_base) as others,
  ${ENTRIES_VERSION} as version`

/** Whether what things cost decides what is found, or in which order. */
export function isByPrice({ filter, sort }: Pick<AskedPage, "filter" | "sort">): boolean {
  const { minPrice, maxPrice } = filter
  return sort.startsWith("price") || minPrice !== undefined || maxPrice !== undefined
}

/**
 * A statement that answers `total`, `more` and `rows`: the variants of a page of a search, with
 * their places in its order. Where filters alone leave them it tells the state of the catalogue, too.
 */
export function searchPageStatement(asked: Asked): SearchStatement {
  const { filter, categoryIds, matches, sort, sortBy, limit, place: behind, own } = asked
  const { counted, isBaseEnough = false } = asked
  const { begin, from, isSold } = entriesOf({
    matches,
    own,
    isBetween: betweenPrices(filter),
    isFitting: filter.fitting !== undefined,
    isBaseEnough,
  })
  // What words match, or a vehicle takes, is looked up once. Without them an index counts, and another has the page.
  const isLookedUp = matches !== undefined || filter.fitting !== undefined
  const { filters, bindings } = groupFilters(filter, { categoryIds, own, isLookedUp })
  const { keys, direction, place, after } = searchOrder(sort)
  const ordered = [...keys.map((_, index) => `k${index + 1}`), "variant_id"]
    .map((key) => `${key} ${direction}`)
    .join(", ")
  const conditions = [
    isSold,
    ...filters.map(({ condition }) => condition),
    ...(filter.inStock ? ["e.in_stock"] : []),
  ]
  const statement = `with ${begin && `${begin},`} found as ${isLookedUp ? "" : "not"} materialized (
  select e.variant_id, ${keys.map((key, index) => `${key} as k${index + 1}`).join(", ")}
  from ${from}
  where ${conditions.join("\n  and ")}
), page as materialized (
  select * from found
  ${behind ? `where ${after.join(" and ")}` : ""}
  order by ${ordered}
  limit :limit + 1
), numbered as (
  select variant_id, array[${[...place, "variant_id"].join(", ")}] as place,
    row_number() over (order by ${ordered}) as position
  from page
)
select ${counted ? "(select count(*) from found)" : "null"} as total, (select count(*) > :limit from page) as more,
  coalesce((
    select json_agg(json_build_object('variant_id', variant_id, 'place', place) order by position)
    from numbered where position <= :limit), '[]') as rows,
  ${isLookedUp ? OTHERS_AND_VERSION : stateOf(filter, own !== undefined)}`
  return {
    statement,
    bindings: {
      ...bindings,
      ...fittingBindings(filter.fitting),
      ...matches?.bindings,
      ...(sort.startsWith("measure") ? { sort_label: `${withoutZero(sortBy)}:` } : {}),
      customer_id: asked.buyer.customer_id,
      limit,
      place: behind ?? null,
    },
  }
}
