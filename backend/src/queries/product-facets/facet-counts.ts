import type { MedusaContainer } from "@medusajs/framework/types"
import { readOwnKind } from "../product/own/own-kind"
import { readIndexState, type IndexState } from "../product-search/index-state"
import { KeptCounts } from "../product-search/kept-counts"
import { runSearchStatement } from "../product-search/match-levels"
import type { MatchLevel } from "../product-search/matches/matches"
import { CATEGORY_GROUP } from "../product-search/search-filters"
import { type CountedFacets, facetsStatement, type FacetsAsked } from "./facet-statements"
import { NAMES, type NamedCounts } from "./named-counts"

export type FacetCounts = {
  total: number
  inStock: number
  min: number | null
  max: number | null
  /** By ids. */
  categories: NamedCounts
  /** By Label:Value. */
  attributes: NamedCounts
}

type Kept = FacetCounts & IndexState & { of: number }

/** Some hundred kilobytes: what is asked again and again is a few categories and searches. */
const MOST_CACHED = 200

const CACHE = new KeptCounts<Kept>(MOST_CACHED)

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
    const counted = await runSearchStatement<CountedFacets>(container, statement, level)
    return counted && sortOut(counted, asked.filter.inStock ?? false)
  }
  if (asked.filter.fitting) return count()
  const now = await readIndexState(container, asked.filter, asked.buyer)
  if (!now) return count()
  return CACHE.of(container, { asked: [asked.filter, asked.matches], now }, count)
}

/** What a group's filter leaves out counts among that group's choices alone. */
function sortOut({ met, others, ...counted }: CountedFacets, isInStock: boolean): Kept {
  const all = new Map(met)
  const total = all.get(NAMES.all) ?? 0
  const byGroup = new Map(others)
  const free = met.filter(([name]) => isAttribute(name) && !byGroup.has(labelOf(name)))
  const chosen = others.flatMap(([label, counts]) =>
    counts.filter(([name]) => isAttribute(name) && labelOf(name) === label),
  )
  return {
    ...counted,
    total,
    inStock: isInStock ? total : (all.get(NAMES.inStock) ?? 0),
    categories: (byGroup.get(CATEGORY_GROUP) ?? met).filter(([name]) => isCategory(name)),
    attributes: [...free, ...chosen],
  }
}

/** Of all that is counted by name attributes alone have a colon. */
function isAttribute(name: string): boolean {
  return name.includes(":")
}

function isCategory(name: string): boolean {
  return !isAttribute(name) && name !== NAMES.all && name !== NAMES.inStock
}

function labelOf(attribute: string): string {
  return attribute.slice(0, attribute.indexOf(":"))
}
