import type { MedusaContainer } from "@medusajs/framework/types"
import type { ProductSuggestions } from "../../../contract/product/product-search"
import { joinedSql } from "../../../spelling/code-sql"
import { runSearchStatement } from "../match-levels"
import type { Buyer } from "../../product/sellable"
import { entriesOf } from "../search-entries"
import type { MatchLevel } from "../matches/matches"
import { matchesOf } from "../search-matches"
import type { SearchTerm } from "../terms/search-terms"
import { isPublicCategory } from "../../product/public-category"

type Suggested = { categories: ProductSuggestions["categories"] }

const MOST = 3

/** A category's name in the place of an entry's words; it has no numbers. */
const NAMED = `select id, name, handle, lower(name) as words, lower(name) as name_key,
      ${joinedSql("lower(name)")} as joined, '' as codes, '' as variant_id
    from product_category where ${isPublicCategory()}`

/** Public categories with something to sell whose names match as the products did. */
export async function suggestedCategories(
  container: MedusaContainer,
  { terms, level, buyer }: { terms: readonly SearchTerm[]; level: MatchLevel; buyer: Buyer },
): Promise<ProductSuggestions["categories"]> {
  const { condition, score, bindings } = matchesOf(terms, level)
  const { begin, isSold } = entriesOf({ matches: undefined })
  const statement = `with ${begin}, named as materialized (
  select e.id, e.name, e.handle, ${score} as score from (${NAMED}) e where ${condition}
), counted as (
  select named.*, (
      select coalesce(sum(tally.entries), 0) from catalogue_tally tally
      where tally.shelf = named.id
    ) + (
      select count(*) from catalogue_place e
      where e.shelf = named.id and not e.has_base and ${isSold}
    ) as entries
  from named
), best as (
  select * from counted where entries > 0 order by score desc, entries desc, name limit ${MOST}
)
select coalesce(json_agg(json_build_object('name', name, 'handle', handle, 'count', entries)
  order by score desc, entries desc, name), '[]') as categories
from best`
  const all = { statement, bindings: { ...bindings, customer_id: buyer.customer_id } }
  const answer = await runSearchStatement<Suggested>(container, all, level)
  return answer?.categories ?? []
}
