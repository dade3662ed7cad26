import { isDeepStrictEqual } from "node:util"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Buyer } from "../product/sellable"
import { entriesOf } from "./search-entries"
import { MATCH_LEVELS, type Matches, type MatchLevel, type SearchMatches } from "./matches/matches"
import { withNearWords } from "./terms/near-words"
import { matchesOf } from "./search-matches"
import type { SearchTerm } from "./terms/search-terms"

/** A statement made for these very words; `settings` are statements that hold for it alone. */
export type SearchStatement = {
  statement: string
  bindings: Record<string, unknown>
  settings?: readonly string[]
}

/**
 * PostgreSQL takes a regular expression for as cheap as a comparison, and so would rather try it on
 * every entry.
 */
const BY_INDEX = "set local enable_seqscan = off"

/**
 * Memory for the places of 300,000 entries, one by one: in the usual 4 MB PostgreSQL keeps whole pages,
 * and then reads all that is on them.
 */
export const ROOM = "set local work_mem = '16MB'"

/**
 * Runs a statement over the catalogue's entries. It is planned anew for its words, unlike one of
 * queryPrepared: how many entries hold a word decides by which index they are found.
 */
export async function runSearchStatement<Row>(
  container: MedusaContainer,
  { statement, bindings, settings = [] }: SearchStatement,
  level: MatchLevel = "exact",
): Promise<Row | undefined> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const all = [...settings, ...(level === "exact" ? [] : [BY_INDEX, ROOM])]
  if (all.length === 0) {
    const { rows } = await database.raw<{ rows: Row[] }>(statement, bindings)
    return rows[0]
  }
  return database.transaction(async (transaction) => {
    await transaction.raw(all.join("; "))
    const { rows } = await transaction.raw<{ rows: Row[] }>(statement, bindings)
    return rows[0]
  })
}

type Searched<Answer> = {
  answer: Answer
  level: MatchLevel
  /** What was asked for on that level, with the words that may be meant. */
  terms: readonly SearchTerm[]
}

type Search<Answer> = {
  ask: (matches: SearchMatches | undefined, level: MatchLevel) => Promise<Answer>
  isEmpty: (answer: Answer) => boolean
  /** Whether something beside the words leaves entries out. */
  isFiltered: boolean
  buyer: Buyer
}

/**
 * Asks for what matches the words as typed, and where the whole catalogue holds nothing of the kind,
 * for what is near them. That other filters leave nothing is no reason to be more generous.
 */
export async function searchByMatchLevel<Answer>(
  container: MedusaContainer,
  terms: readonly SearchTerm[],
  { ask, isEmpty, isFiltered, buyer }: Search<Answer>,
): Promise<Searched<Answer>> {
  const [exact, ...generous] = MATCH_LEVELS
  const answer = await ask(terms.length > 0 ? matchesOf(terms, exact) : undefined, exact)
  const first = { answer, level: exact, terms }
  if (terms.length === 0 || !isEmpty(answer)) return first
  const isAny = (matches: Matches, level: MatchLevel) =>
    isAnything(container, { matches, level, buyer })
  let asked = matchesOf(terms, exact)
  if (isFiltered && (await isAny(asked, exact))) return first
  for (const level of generous) {
    const near = await withNearWords(container, terms, level)
    const matches = matchesOf(near, level)
    // A short word means the same on each level.
    if (isDeepStrictEqual(matches, asked)) continue
    asked = matches
    if (isFiltered && !(await isAny(matches, level))) continue
    const found = await ask(matches, level)
    // Without filters the answer itself tells that there is nothing of the kind.
    if (isFiltered || !isEmpty(found)) return { answer: found, level, terms: near }
  }
  return first
}

async function isAnything(
  container: MedusaContainer,
  { matches, level, buyer }: { matches: Matches; level: MatchLevel; buyer: Buyer },
): Promise<boolean> {
  const { begin, from, isSold } = entriesOf({ matches })
  const statement = `with ${begin} select exists (select from ${from} where ${isSold}) as found`
  const bindings = { ...matches.bindings, customer_id: buyer.customer_id }
  const answer = await runSearchStatement<{ found: boolean }>(
    container,
    { statement, bindings },
    level,
  )
  return answer?.found ?? false
}
