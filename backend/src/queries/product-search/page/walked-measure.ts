import type { MedusaContainer } from "@medusajs/framework/types"
import { withoutZero } from "../../../contract/text"
import type { AskedPage, FoundPage } from "./found-page"
import { type IndexState, stateOf } from "../index-state"
import { runSearchStatement } from "../match-levels"
import { entriesOf } from "../search-entries"
import { groupFilters } from "../search-filters"
import { numberOf, valuesOf } from "../search-measures"
import { orderOf } from "./walks"

type Walked = Pick<FoundPage, "more" | "rows"> & IndexState & { others: boolean }

/**
 * A page in the order of a measure that has few values: the entries of one after the other, each found
 * by an index, until it is full. To read the number of each of a million takes ten seconds. Undefined
 * where they do not fill it, as only what has none comes behind them, or do not tell all.
 */
export async function readMeasuredPage(
  container: MedusaContainer,
  asked: AskedPage,
): Promise<Walked | undefined> {
  const { filter, sort, sortBy = "", own } = asked
  const isOfFew = sort.startsWith("measure") && filter.fewValued?.includes(sortBy)
  if (!isOfFew || own) return undefined
  const page = await runSearchStatement<Walked>(container, statementOf(asked))
  return !page?.more || page.others ? undefined : page
}

/** Values come in order, so that PostgreSQL ends with the last of a page and not with the last of all. */
function statementOf({ filter, categoryIds, sort, sortBy, limit, place, buyer }: AskedPage) {
  const { begin, from, isSold } = entriesOf({ matches: undefined })
  const { filters, bindings } = groupFilters(filter, { categoryIds })
  const direction = sort === "measure_asc" ? "asc" : "desc"
  const [sign, inclusive] = direction === "asc" ? [">", ">="] : ["<", "<="]
  const last = "cast(:number as numeric)"
  const conditions = [
    "e.attributes && value.choices",
    // What has several goes by its least.
    "not e.attributes && value.lesser",
    isSold,
    ...filters.map(({ condition }) => condition),
    ...(filter.inStock ? ["e.in_stock"] : []),
    ...(place ? [`(value.number, e.variant_id) ${sign} (${last}, :variant)`] : []),
  ]
  const ordered = orderOf(["k1", "variant_id"], direction)
  return {
    statement: `with ${begin}, measured as materialized (
  select choice, ${numberOf("sort_label")} as number from ${valuesOf("sort_label")} choices
), page as materialized (
  select found.variant_id, value.number as k1
  from (
    select number, array_agg(choice) as choices,
      array(select choice from measured m where m.number < measured.number) as lesser
    from measured where ${place ? `number ${inclusive} ${last}` : "number is not null"}
    group by number order by number ${direction} offset 0) value
  cross join lateral (
    select e.variant_id from ${from}
    where ${conditions.join("\n      and ")}
    order by e.variant_id ${direction}
    limit :limit + 1 offset 0) found
  order by ${ordered}
  limit :limit + 1
), numbered as (
  select variant_id, array[cast(k1 as text), variant_id] as place,
    row_number() over (order by ${ordered}) as position
  from page
)
select (select count(*) > :limit from page) as more,
  (select json_agg(json_build_object('variant_id', variant_id, 'place', place) order by position)
    from numbered where position <= :limit) as rows,
  exists (select from catalogue_place where shelf = '=') as others,
  ${stateOf(filter, false)}`,
    bindings: {
      ...bindings,
      sort_label: `${withoutZero(sortBy)}:`,
      ...(place ? { number: place[0], variant: place[1] } : {}),
      customer_id: buyer.customer_id,
      limit,
    },
  }
}
