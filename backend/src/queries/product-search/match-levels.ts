import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { entriesOf, PRICE, SHOP_AND_LISTED } from "./search-entries"
import { matchesOf, MATCH_LEVELS, type Matches, type MatchLevel } from "./search-matches"
import type { SearchWord } from "./search-words"

/** A statement made for these very words. */
export type SearchStatement = { statement: string; bindings: Record<string, unknown> }

/**
 * Runs a statement over the catalogue's entries. It is planned anew for its words, unlike one of
 * queryPrepared: how many entries hold a word decides by which index they are found. PostgreSQL takes
 * a regular expression for as cheap as a comparison, and so would rather try it on every entry.
 */
export async function runSearchStatement<Row>(
  container: MedusaContainer,
  { statement, bindings }: SearchStatement,
  level: MatchLevel = "exact",
): Promise<Row | undefined> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  if (level === "exact") {
    const { rows } = await database.raw<{ rows: Row[] }>(statement, bindings)
    return rows[0]
  }
  return database.transaction(async (transaction) => {
    await transaction.raw("set local enable_seqscan = off")
    const { rows } = await transaction.raw<{ rows: Row[] }>(statement, bindings)
    return rows[0]
  })
}

type Searched<Answer> = { answer: Answer; level: MatchLevel }

type Search<Answer> = {
  ask: (matches: Matches | undefined, level: MatchLevel) => Promise<Answer>
  isEmpty: (answer: Answer) => boolean
  /** Whether something beside the words leaves entries out. */
  isFiltered: boolean
}

/**
 * Asks for what matches the words as typed, and where the whole catalogue holds nothing of the kind,
 * for what is near them. That other filters leave nothing is no reason to be more generous.
 */
export async function searchByMatchLevel<Answer>(
  container: MedusaContainer,
  words: readonly SearchWord[],
  { ask, isEmpty, isFiltered }: Search<Answer>,
): Promise<Searched<Answer>> {
  const [exact, ...generous] = MATCH_LEVELS
  const answer = await ask(words.length > 0 ? matchesOf(words, exact) : undefined, exact)
  const first = { answer, level: exact }
  if (words.length === 0 || !isEmpty(answer)) return first
  if (isFiltered && (await isAnything(container, matchesOf(words, exact), exact))) return first
  for (const level of generous) {
    const matches = matchesOf(words, level)
    if (isFiltered && !(await isAnything(container, matches, level))) continue
    const found = await ask(matches, level)
    // Without filters the answer itself tells that there is nothing of the kind.
    if (isFiltered || !isEmpty(found)) return { answer: found, level }
  }
  return first
}

async function isAnything(
  container: MedusaContainer,
  matches: Matches,
  level: MatchLevel,
): Promise<boolean> {
  const statement = `with ${SHOP_AND_LISTED}
select exists (select from ${entriesOf(matches)} where ${PRICE} is not null) as found`
  const { bindings } = matches
  const answer = await runSearchStatement<{ found: boolean }>(
    container,
    { statement, bindings },
    level,
  )
  return answer?.found ?? false
}
