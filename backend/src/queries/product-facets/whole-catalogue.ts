import { IS_SHELF_OF_PARTS } from "../../derived/counted-rows"
import { type Counted, countsOf, NAMES } from "./named-counts"

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

/** Over SHELVES, how many entries there are; null where there are none. */
export const ALL_ENTRIES = `(select entries from shelves where shelf = '${NAMES.all}')`

const NAMED = `select case when starts_with(shelf, '=') then substr(shelf, 2) else shelf end as name,
    entries from shelves`

/**
 * SQL over SHELVES of the names and counts of countsOf where nothing leaves entries out but what
 * `gone` counts: the sums without these, as long as `isTold`.
 */
export function wholeCounts(isTold: string, gone: Omit<Counted, "names"> | undefined): string {
  if (!gone) return `select name, entries from (${NAMED}) named where ${isTold}`
  return `select name, named.entries - coalesce(gone.entries, 0) as entries
  from (${NAMED}) named left join (${countsOf({ names: "all", ...gone })}) gone using (name)
  where ${isTold} and named.entries > coalesce(gone.entries, 0)`
}
