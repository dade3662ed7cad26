import type { ProductFilter } from "../../contract/product/product-search"
import { SHOP_AND_LISTED } from "./search-entries"
import { CATEGORY_OF_HANDLE, groupFilters } from "./search-filters"
import type { SearchStatement } from "./match-levels"

/** What the entries and the price lists were like when something was counted. */
export type IndexState = { version: string; listed: string }

type Filter = Omit<ProductFilter, "q">

/**
 * SQL of both, over `listed`: the version grows with every commit that changes an entry, and begins
 * anew under another number when the table is emptied. What price lists say is not in it.
 */
export function stateOf({ category }: Filter): string {
  const named = category ? `|| ':' || array_to_string(${CATEGORY_OF_HANDLE}, ',')` : ""
  return `pg_relation_filenode('catalogue_tally') || ':' || coalesce((
    select sum(changes) from catalogue_tally where shelf = ''), 0) ${named} as version,
  (select count(*) from listed) as listed`
}

/** Answers the state, cheaply: as long as it is the same, so is what was counted. */
export function stateStatement(filter: Filter): SearchStatement {
  const { bindings } = groupFilters(filter)
  return { statement: `with ${SHOP_AND_LISTED} select ${stateOf(filter)}`, bindings }
}
