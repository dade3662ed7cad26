import { CANDIDATES, FIRST, SHOP_AND_LISTS } from "../product/price-in-force"
import type { Matches } from "./search-matches"

/**
 * What a statement over the catalogue's entries begins with, after `with`: in most shops no price
 * list is in force, and then `listed` is empty and costs nothing.
 */
export const SHOP_AND_LISTED = `${SHOP_AND_LISTS}, listed as materialized (
  select link.variant_id, (array_agg(price.amount ${FIRST}))[1] as amount,
    (array_agg(list.type ${FIRST}))[1] as type
  ${CANDIDATES} and list.id is not null
    and price.price_list_id = any(array(select id from lists))
  group by link.variant_id
)`

/**
 * The entries `e` that match, with their `score` and what price lists in force say of them. Apart
 * from everything else: joined, PostgreSQL would rather try each entry in the order of a join than
 * look its words up.
 */
export function entriesOf(matches: Matches | undefined): string {
  const entries = matches
    ? `(select e.*, ${matches.score} as score from catalogue_entry e
      where ${matches.condition} offset 0) e`
    : "catalogue_entry e"
  return `${entries} left join listed on listed.variant_id = e.variant_id`
}

/** What a guest pays now for entry `e` (price-in-force.ts says why); null where it is not sold. */
export const PRICE = `(case when listed.variant_id is null then e.base_price
  when listed.type = 'sale' then least(listed.amount, e.base_price) else listed.amount end)`
