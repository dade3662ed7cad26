import type { MedusaContainer } from "@medusajs/framework/types"
import type { ProductSuggestions } from "../../contract/product/product-search"
import { runSearchStatement } from "./match-levels"
import { PRICE, SHOP_AND_LISTED } from "./search-entries"
import { matchesOf, type MatchLevel } from "./search-matches"
import type { SearchWord } from "./search-words"
import { isPublicCategory } from "../product/public-category"

type Suggested = { categories: ProductSuggestions["categories"] }

const MOST = 3

/** A category's name in the place of an entry's words; it has no numbers. */
const NAMED = `select id, name, handle, lower(name) as words, lower(name) as name_key, '' as codes
  from product_category where ${isPublicCategory()}`

/** Public categories with something to sell whose names match as the products did. */
export async function suggestedCategories(
  container: MedusaContainer,
  words: readonly SearchWord[],
  level: MatchLevel,
): Promise<ProductSuggestions["categories"]> {
  const { condition, score, bindings } = matchesOf(words, level)
  const statement = `with ${SHOP_AND_LISTED}, named as materialized (
  select e.id, e.name, e.handle, ${score} as score from (${NAMED}) e where ${condition}
), counted as (
  select named.*, case when exists (select from listed) then (
      select count(*) from catalogue_place e
      left join listed on listed.variant_id = e.variant_id
      where e.shelf = named.id and ${PRICE} is not null)
    else (select sum(tally.entries) from catalogue_tally tally where tally.shelf = named.id)
    end as entries
  from named
), best as (
  select * from counted where entries > 0 order by score desc, entries desc, name limit ${MOST}
)
select coalesce(json_agg(json_build_object('name', name, 'handle', handle, 'count', entries)
  order by score desc, entries desc, name), '[]') as categories
from best`
  const answer = await runSearchStatement<Suggested>(container, { statement, bindings }, level)
  return answer?.categories ?? []
}
