import type { MedusaContainer } from "@medusajs/framework/types"
import { withoutZero } from "../../contract/text"
import type { Buyer } from "../product/sellable"
import { runSearchStatement } from "./match-levels"
import { MATCH_LEVELS, type MatchLevel, type SearchMatches } from "./matches/matches"
import { isLargeCatalogue } from "./page/likely-common"
import { entriesOf, scoredEntries, scoredNewest } from "./search-entries"
import { searchOrder } from "./search-order"
import type { SearchTerm } from "./terms/search-terms"
import { joinedWord } from "./terms/search-words"

/**
 * So many entries that match are put in order, whatever the size of the catalogue: where more do, the
 * words are still too few to say which of them is meant.
 */
const MOST_ORDERED = 1_500

/** So few are often among the newest, which are tried first where each word's entries are very many. */
const FEW = 20
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

type Asked = {
  matches: SearchMatches
  terms: readonly SearchTerm[]
  most: number
  /** Staff see what is sold to anybody. */
  soldTo: Buyer | "anybody"
}

export type Entry = { variant_id: string; product_id: string }

/**
 * The entries that are most likely meant by words, the likeliest first. In a large shop several words
 * as typed are tried on the newest entries first: what has all of them is only known once the list of
 * each is gone through, half a second at a million. So old ones are passed by, however well they match,
 * but what begins as typed.
 */
export async function readLikeliest(
  container: MedusaContainer,
  asked: Asked,
  level: MatchLevel,
): Promise<Entry[]> {
  const { matches, terms, most } = asked
  const areSeveral = terms.flatMap((term) => term.words).length > 1
  const isTried = level === MATCH_LEVELS[0] && areSeveral && most <= FEW
  if (isTried && (await isLargeCatalogue(container))) {
    const newest = await ask(container, asked, { level, from: scoredNewest(matches) })
    if (newest.length >= most) return newest
  }
  return ask(container, asked, { level, from: scoredEntries(matches, MOST_ORDERED) })
}

type Tried = {
  level: MatchLevel
  /** SQL of the entries that are put in order, with their score. */
  from: string
}

async function ask(
  container: MedusaContainer,
  { matches, terms, most, soldTo }: Asked,
  { level, from }: Tried,
): Promise<Entry[]> {
  const { begin, isSold } = entriesOf({ matches: undefined })
  const { condition } = matches
  const columns = "select variant_id, product_id, created_at, has_base, score"
  const begunOnes = { ...matches, condition: `${condition} and e.variant_id in (${BEGUN})` }
  // Only what is typed right begins as typed.
  const begun =
    level === MATCH_LEVELS[0] ? `union ${columns} from (${scoredEntries(begunOnes)}) e` : ""
  const { keys, direction } = searchOrder("relevance")
  const order = [...keys, "e.variant_id"].map((key) => `${key} ${direction}`).join(", ")
  const statement = `with ${begin}
select coalesce(json_agg(json_build_object('variant_id', variant_id, 'product_id', product_id)), '[]')
  as entries
from (
  select e.variant_id, e.product_id from (${columns} from (${from}) e ${begun}) e
  where ${soldTo === "anybody" ? "true" : isSold} order by ${order}
  limit :most) e`
  const words = terms.flatMap((term) => term.words)
  const bindings = {
    ...matches.bindings,
    begun_code: withoutZero(joinedWord(words).code),
    begun_name: words.map(({ plain }) => plain).join(" "),
    most,
    customer_id: soldTo === "anybody" ? null : soldTo.customer_id,
  }
  const found = await runSearchStatement<{ entries: Entry[] }>(
    container,
    { statement, bindings },
    level,
  )
  return found?.entries ?? []
}
