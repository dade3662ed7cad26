import type { MedusaContainer } from "@medusajs/framework/types"
import { stateStatement, type IndexState } from "../product-search/index-state"
import { facetsStatement, type FacetsAsked } from "./facet-statements"
import { runSearchStatement } from "../product-search/match-levels"
import type { MatchLevel } from "../product-search/search-matches"
import { isCurrent, IndexStateCache } from "../product-search/index-state-cache"

export type FacetCounts = {
  total: string
  in_stock: string
  min: number | null
  max: number | null
  /** Names with how many entries have each: ids of categories, and attributes as Label:Value. */
  categories: [string, number][]
  attributes: [string, number][]
}

type Counted = FacetCounts & IndexState

/** Some hundred kilobytes: what is asked again and again is a few categories and searches. */
const MOST_CACHED = 200

const CACHE = new IndexStateCache<Counted>(MOST_CACHED)

/**
 * How many entries are left, by all filters and by each choice. In a large catalogue that takes long,
 * so it is counted once for each state of the entries; anew each time while a price list is in
 * force: these begin and end with time.
 */
export async function readFacetCounts(
  container: MedusaContainer,
  asked: FacetsAsked,
  level: MatchLevel,
): Promise<FacetCounts | undefined> {
  const statement = facetsStatement(asked)
  const key = JSON.stringify(statement)
  const before = CACHE.get(container, key)
  if (before) {
    const state = await runSearchStatement<IndexState>(container, stateStatement(asked.filter))
    if (isCurrent(before, state)) return before
  }
  const counted = await runSearchStatement<Counted>(container, statement, level)
  CACHE.set(container, key, counted)
  return counted
}
