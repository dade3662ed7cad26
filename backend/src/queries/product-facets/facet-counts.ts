import type { MedusaContainer } from "@medusajs/framework/types"
import { readIndexState, type IndexState } from "../product-search/index-state"
import { type FacetCounts, facetsStatement, type FacetsAsked } from "./facet-statements"
import { isNarrowed } from "../product-search/search-filters"
import { readCatalogueFacets } from "./catalogue-facets"
import { readOwnKind } from "../product/own/own-kind"
import { runSearchStatement } from "../product-search/match-levels"
import type { MatchLevel } from "../product-search/matches/matches"
import { KeptCounts } from "../product-search/kept-counts"

type Counted = FacetCounts & IndexState & { of: number }

/** Some hundred kilobytes: what is asked again and again is a few categories and searches. */
const MOST_CACHED = 200

const CACHE = new KeptCounts<Counted>(MOST_CACHED)

/** Whether neither words nor filters leave anything out. */
function isOfAll({ filter, matches }: FacetsAsked): boolean {
  return matches === undefined && !isNarrowed(filter)
}

/**
 * How many entries are left, by all filters and by each choice. In a large catalogue that takes long,
 * so it is counted once for each state of the entries, and once more for each set of groups and price
 * lists that make something cost else than these say. What fits a vehicle is counted each time: it is
 * little, and its fitments are no entries.
 */
export async function readFacetCounts(
  container: MedusaContainer,
  asked: FacetsAsked,
  level: MatchLevel,
): Promise<FacetCounts | undefined> {
  const count = async () => {
    const own = await readOwnKind(container, asked.buyer)
    const statement = facetsStatement({ ...asked, own })
    return runSearchStatement<Counted>(container, statement, level)
  }
  if (asked.filter.fitting) return count()
  const now = await readIndexState(container, asked.filter, asked.buyer)
  if (!now) return count()
  if (isOfAll(asked) && (await readOwnKind(container, asked.buyer)) === "none") {
    const whole = await readCatalogueFacets(container)
    if (whole) return whole
  }
  return CACHE.of(container, { asked: [asked.filter, asked.matches], now }, count)
}
