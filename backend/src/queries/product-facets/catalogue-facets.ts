import type { MedusaContainer } from "@medusajs/framework/types"
import { IS_SHELF_OF_PARTS } from "../../derived/counted-rows"
import { queryPrepared } from "../database/prepared-query"
import type { FacetCounts } from "./facet-statements"

/**
 * The tally has what each shelf has (modules/product-search-index/tables.ts); it leaves out entries
 * without a base price, and tells by the shelf '=' of attributes that are too long for one of their own.
 * Both ends are ordered by the column, whose index has them: by its bare name PostgreSQL takes what is
 * answered, which no index has.
 */
export const CATALOGUE_FACETS = `with shelves as materialized (
  select shelf, cast(sum(entries) as integer) as entries from catalogue_tally
  where ${IS_SHELF_OF_PARTS}
  group by shelf having sum(entries) > 0
)
select
  cast(coalesce((select entries from shelves where shelf = ''), 0) as text) as total,
  cast(coalesce((select entries from shelves where shelf = '+'), 0) as text) as in_stock,
  (select cast(base_price as float8) from catalogue_cost
    where base_price is not null order by catalogue_cost.base_price limit 1) as min,
  (select cast(base_price as float8) from catalogue_cost
    where base_price is not null order by catalogue_cost.base_price desc limit 1) as max,
  coalesce((
    select json_agg(json_build_array(shelf, entries)) from shelves
    where shelf not in ('', '+') and shelf not like '=%'), '[]') as categories,
  coalesce((
    select json_agg(json_build_array(substr(shelf, 2), entries)) from shelves
    where shelf like '=%'), '[]') as attributes
where not exists (select from shelves where shelf = '=')
  and not exists (select from catalogue_entry where not has_base)`

/**
 * What the whole catalogue leaves to whoever has no prices of their own, from sums and the two ends of
 * an index, however many entries there are. Undefined where they do not tell all.
 */
export async function readCatalogueFacets(
  container: MedusaContainer,
): Promise<FacetCounts | undefined> {
  const [counted] = await queryPrepared<FacetCounts>(container, CATALOGUE_FACETS, {})
  return counted
}
