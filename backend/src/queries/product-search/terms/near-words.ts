import type { MedusaContainer } from "@medusajs/framework/types"
import { textArray } from "../../../spelling/text-array"
import { queryPrepared } from "../../database/prepared-query"
import { MATCH_LEVELS, type MatchLevel } from "../matches/matches"
import type { SearchTerm } from "./search-terms"
import { mayHaveTypo, type SearchWord, withinATypo } from "./search-words"

/** Of a word half typed, whose end may be anything, so many letters are needed. */
const SHORTEST_BEGINNING = 5

const [EXACT] = MATCH_LEVELS

/** The catalogue's words are some thousand, whatever its size, and have a trigram index of their own. */
const NEAR = `select typed.at, array_agg(distinct substring(known.word from typed.pattern)) as near
  from unnest(cast(:patterns as text[])) with ordinality typed(pattern, at)
  join catalogue_word known on known.word ~ typed.pattern
  group by typed.at`

type Near = { at: string; near: string[] }

/**
 * The terms with what each word may be meant for, within a typo: whole words of the catalogue, or on
 * the level of what is only begun the beginnings of its words. A word that is near none has nothing.
 */
export async function withNearWords(
  container: MedusaContainer,
  terms: readonly SearchTerm[],
  level: MatchLevel,
): Promise<readonly SearchTerm[]> {
  const mistyped = terms.flatMap(({ words }) => words).filter((word) => mayBeNear(word, level))
  if (mistyped.length === 0) return terms
  const patterns = textArray(mistyped.map((word) => patternOf(word, level)))
  const rows = await queryPrepared<Near>(container, NEAR, { patterns })
  const nearOf = new Map(rows.map(({ at, near }) => [mistyped[Number(at) - 1], near]))
  const withNear = (word: SearchWord) => {
    const near = nearOf.get(word)
    return near ? { ...word, near } : word
  }
  return terms.map((term) => ({ ...term, words: term.words.map(withNear) }))
}

function mayBeNear(word: SearchWord, level: MatchLevel): boolean {
  if (level === EXACT) return false
  return level === "begun" ? mayHaveTypo(word, SHORTEST_BEGINNING) : mayHaveTypo(word)
}

function patternOf({ plain }: SearchWord, level: MatchLevel): string {
  const near = `^${withinATypo(plain.toLowerCase())}`
  return level === "begun" ? near : `${near}$`
}
