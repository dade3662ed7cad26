import { IS_SHELF_OF_PARTS } from "../../derived/counted-rows"
import { countsOf } from "./named-counts"

/**
 * What the tally has of each shelf (modules/product-search-index/tables.ts), and whether that is all
 * there is to tell: it leaves out entries without a base price, and has one shelf, '=', for all
 * attributes that are too long for one of their own.
 */
export const SHELVES = `shelves as materialized (
  select shelf, cast(sum(entries) as integer) as entries from catalogue_tally
  where ${IS_SHELF_OF_PARTS}
  group by shelf having sum(entries) > 0
), tally as materialized (
  select not exists (select from shelves where shelf = '=')
    and not exists (select from catalogue_entry where not has_base) as is_whole
)`

/** Over SHELVES, true or false for a whole statement. */
export const IS_TALLY_WHOLE = "(select is_whole from tally)"

const NAMED = `select case when starts_with(shelf, '=') then substr(shelf, 2) else shelf end as name,
    entries from shelves`

/**
 * SQL over SHELVES of the names and counts of countsOf where neither words nor filters leave anything
 * out, however many entries there are: by the sums alone. Of a shop most is in stock, so what is not is
 * counted and taken off.
 */
export function wholeCounts(isInStock: boolean): string {
  if (!isInStock) return `select name, entries from (${NAMED}) named where ${IS_TALLY_WHOLE}`
  const gone = countsOf({ names: "all", from: "catalogue_entry e", conditions: ["not e.in_stock"] })
  return `select name, named.entries - coalesce(gone.entries, 0) as entries
  from (${NAMED}) named left join (${gone}) gone using (name)
  where ${IS_TALLY_WHOLE} and named.entries > coalesce(gone.entries, 0)`
}
