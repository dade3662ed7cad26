import type { MedusaContainer } from "@medusajs/framework/types"
import { sellablesOf } from "../../product/list/sellables-of"
import type { Buyer, Sellable } from "../../product/sellable"
import { readCommonPage } from "../page/common-words"
import { readLikeliest } from "../likeliest-entries"
import { searchByMatchLevel } from "../match-levels"
import { MATCH_LEVELS, type MatchLevel, type SearchMatches } from "../matches/matches"
import type { SearchTerm } from "../terms/search-terms"

type Asked = { terms: readonly SearchTerm[]; most: number; buyer: Buyer }
/** The parts that are most likely meant by words that are still being typed. */
export async function readSuggestedParts(
  container: MedusaContainer,
  { terms, most, buyer }: Asked,
): Promise<{ parts: Sellable[]; level: MatchLevel; asked: readonly SearchTerm[] }> {
  const found = await searchByMatchLevel<string[]>(container, terms, {
    isEmpty: (ids) => ids.length === 0,
    isFiltered: false,
    buyer,
    ask: async (matches, on) => {
      if (!matches) return []
      const common =
        on === MATCH_LEVELS[0] ? undefined : await findCommon(container, { matches, most }, on)
      if (common) return common
      const likeliest = await readLikeliest(container, { matches, terms, most, soldTo: buyer }, on)
      return likeliest.map(({ variant_id }) => variant_id)
    },
  })
  const sellables = await sellablesOf(container, { ids: found.answer, detail: true, buyer })
  return { parts: sellables, level: found.level, asked: found.terms }
}

/** Words with a typo are looked up by expression, which takes long where many parts have them. */
async function findCommon(
  container: MedusaContainer,
  { matches, most }: { matches: SearchMatches; most: number },
  level: MatchLevel,
): Promise<string[] | undefined> {
  const all = { filter: {}, categoryIds: undefined, place: undefined }
  const asked = { ...all, matches, sort: "relevance", limit: most } as const
  const page = await readCommonPage(container, asked, level)
  return page?.rows.map(({ variant_id }) => variant_id)
}
