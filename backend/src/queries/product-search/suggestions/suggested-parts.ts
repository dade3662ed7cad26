import type { MedusaContainer } from "@medusajs/framework/types"
import { withoutZero } from "../../../contract/text"
import { sellablesOf } from "../../product/list/sellables-of"
import type { Buyer, Sellable } from "../../product/sellable"
import { readCommonPage } from "../common-words"
import { runSearchStatement, searchByMatchLevel } from "../match-levels"
import { entriesOf, scoredEntries } from "../search-entries"
import { MATCH_LEVELS, type MatchLevel, type SearchMatches } from "../matches/matches"
import { searchOrder } from "../search-order"
import type { SearchTerm } from "../terms/search-terms"
import { joinedWord } from "../terms/search-words"

/**
 * So many entries that match are put in order, whatever the size of the catalogue: where more do, the
 * words are still too few to say which of them is meant.
 */
const MOST_ORDERED = 1_500
const MOST_BEGUN = 100

/** The last of all letters: a text and it end what begins with the text. */
const LAST = "chr(1114111)"

/** What begins as typed comes first, and must be among what is put in order. */
const BEGUN = `select * from (
    select variant_id from catalogue_number
    where code >= lower(:begun_code) and code < lower(:begun_code) || ${LAST} limit ${MOST_BEGUN}) number
  union all
  select * from (
    select variant_id from catalogue_entry
    where name_key >= lower(:begun_name) and name_key < lower(:begun_name) || ${LAST}
    limit ${MOST_BEGUN}) named`

type Asked = { terms: readonly SearchTerm[]; most: number; buyer: Buyer }
type Found = { ids: string[] }

/** The parts that are most likely meant by words that are still being typed. */
export async function readSuggestedParts(
  container: MedusaContainer,
  { terms, most, buyer }: Asked,
): Promise<{ parts: Sellable[]; level: MatchLevel }> {
  const { answer, level } = await searchByMatchLevel<string[]>(container, terms, {
    isEmpty: (ids) => ids.length === 0,
    isFiltered: false,
    buyer,
    ask: async (matches, on) => {
      if (!matches) return []
      const common =
        on === MATCH_LEVELS[0] ? undefined : await findCommon(container, { matches, most }, on)
      return common ?? findIds(container, { matches, terms, most, buyer }, on)
    },
  })
  const sellables = await sellablesOf(container, { ids: answer, detail: true, buyer })
  return { parts: sellables, level }
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

async function findIds(
  container: MedusaContainer,
  { matches, terms, most, buyer }: Asked & { matches: SearchMatches },
  level: MatchLevel,
): Promise<string[]> {
  const { begin, isSold } = entriesOf({ matches: undefined })
  const { condition } = matches
  const columns = "select variant_id, product_id, created_at, has_base, score"
  const first = `${columns} from (${scoredEntries(matches, MOST_ORDERED)}) e`
  const begunOnes = { ...matches, condition: `${condition} and e.variant_id in (${BEGUN})` }
  // Only what is typed right begins as typed.
  const begun =
    level === MATCH_LEVELS[0] ? `union ${columns} from (${scoredEntries(begunOnes)}) e` : ""
  const { keys, direction } = searchOrder("relevance")
  const order = [...keys, "e.variant_id"].map((key) => `${key} ${direction}`).join(", ")
  const statement = `with ${begin}
select array(
  select e.variant_id from (${first} ${begun}) e where ${isSold} order by ${order} 
  limit :most) as ids`
  const words = terms.flatMap((term) => term.words)
  const bindings = {
    ...matches.bindings,
    begun_code: withoutZero(joinedWord(words).code),
    begun_name: words.map(({ plain }) => plain).join(" "),
    customer_id: buyer.customer_id,
    most,
  }
  const found = await runSearchStatement<Found>(container, { statement, bindings }, level)
  return found?.ids ?? []
}
