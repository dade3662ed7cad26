import type { MedusaContainer } from "@medusajs/framework/types"
import { stateStatement, type CatalogueState } from "../product-search/index-state"
import { facetsStatement, type FacetsAsked } from "./facet-statements"
import { readSearch } from "../product-search/search-by-levels"
import type { Rung } from "../product-search/search-matches"
import { isStill, StateMemory } from "../product-search/index-state-cache"

export type FacetCounts = {
  total: string
  in_stock: string
  min: number | null
  max: number | null
  /** Names with how many entries have each: ids of categories, and attributes as Label:Value. */
  categories: [string, number][]
  attributes: [string, number][]
}

type Counted = FacetCounts & CatalogueState

/** Some hundred kilobytes: what is asked again and again is a few categories and searches. */
const MOST_REMEMBERED = 200

const REMEMBERED = new StateMemory<Counted>(MOST_REMEMBERED)

/**
 * How many entries are left, by all filters and by each choice. In a large catalogue that takes long,
 * so it is counted once for each state of the entries; anew each time while a price list is in
 * force: these begin and end with time.
 */
export async function readFacetCounts(
  container: MedusaContainer,
  asked: FacetsAsked,
  rung: Rung,
): Promise<FacetCounts | undefined> {
  const statement = facetsStatement(asked)
  const key = JSON.stringify(statement)
  const before = REMEMBERED.recall(container, key)
  if (before) {
    const state = await readSearch<CatalogueState>(container, stateStatement(asked.filter))
    if (isStill(before, state)) return before
  }
  const counted = await readSearch<Counted>(container, statement, rung)
  REMEMBERED.keep(container, key, counted)
  return counted
}
