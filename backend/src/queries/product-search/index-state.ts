import type { MedusaContainer } from "@medusajs/framework/types"
import type { ProductFilter } from "../../contract/product/product-search"
import { withoutZero } from "../../contract/text"
import { PRICES_TALLY } from "../../prices/candidate-prices"
import { queryPrepared } from "../database/prepared-query"
import { IS_ANYTHING_OWN } from "../product/own/own-prices"
import { SHOP_AND_LISTS } from "../product/price-in-force"
import type { Buyer } from "../product/sellable"
import { CATEGORY_OF_HANDLE } from "./search-filters"

/**
 * What the entries were like when something was counted, and for whom it holds: for everybody whose
 * groups and price lists are `own`, which is empty where they decide nothing.
 */
export type IndexState = { version: string; own: string }

type Filter = Omit<ProductFilter, "q">

const changesOf = (shelf: string) =>
  `coalesce((select sum(changes) from catalogue_tally where shelf = '${shelf}'), 0)`

/** SQL of the part of a version that hangs on entries and base prices alone: the same for everybody. */
export const ENTRIES_VERSION = `pg_relation_filenode('catalogue_tally') || ':' || ${changesOf("")}`

/** Price lists begin and end with time, so they are named as they are in force now. */
const OWN = `(select coalesce(string_agg(id, ' ' order by id), '') from groups) || ':' || (
    select coalesce(string_agg(concat_ws(' ', id, type, rules_count), ',' order by id), '') from lists)`

/**
 * SQL of both, over `lists` and `groups`: the version grows with every commit that changes an
 * entry, or a price where lists decide, and begins anew under another number when the table is
 * emptied. Without `byPrice` only whether something is sold hangs on lists, and of that what has no
 * base price.
 */
export function stateOf({ category }: Filter, byPrice: boolean): string {
  const named = category ? `|| ':' || array_to_string(${CATEGORY_OF_HANDLE}, ',')` : ""
  const listsDecide = `(exists (select from catalogue_entry where not has_base)
    ${byPrice ? `or ${IS_ANYTHING_OWN}` : ""})`
  return `${ENTRIES_VERSION} ${named}
    || case when ${listsDecide} then ':' || ${changesOf(PRICES_TALLY)} else '' end as version,
  case when ${listsDecide} then ${OWN} else '' end as own`
}

const statementOf = (filter: Filter) => `with ${SHOP_AND_LISTS} select ${stateOf(filter, true)}`

/** The state of now, cheaply: as long as it is the same, so is what was counted by price. */
export async function readIndexState(
  container: MedusaContainer,
  { category }: Filter,
  { customer_id }: Buyer,
): Promise<IndexState | undefined> {
  const named = category ? { category: withoutZero(category) } : {}
  const [state] = await queryPrepared<IndexState>(container, statementOf(named), {
    customer_id,
    ...named,
  })
  return state
}
