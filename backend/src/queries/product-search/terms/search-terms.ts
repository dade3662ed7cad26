import { codeOf } from "../../../contract/product/part-number"
import { searchWords, type SearchWord } from "./search-words"

/** Words of a search that mean one thing, and what else means it. */
export type SearchTerm = { words: readonly SearchWord[]; means: readonly string[] }

/** Groups of words that mean the same, by each of them without its spaces and marks. */
export type Synonyms = ReadonlyMap<string, readonly string[]>

/** Shock absorber is two words, and more than three are no name. */
const MOST_WORDS = 3
const MOST_MEANINGS = 20
/** A plural's last letter is not taken from shorter words. */
const SHORTEST_PLURAL = 4

/** Groups as staff write them: one a line, its words between commas. */
export function synonymsOf(groups: readonly string[]): Synonyms {
  const known = new Map<string, string[]>()
  for (const group of groups) {
    const texts = group.split(",").map((text) => text.trim())
    for (const text of texts) {
      const key = keyOf(text)
      if (!key) continue
      const others = texts.filter((other) => keyOf(other) !== key)
      known.set(key, [...new Set([...(known.get(key) ?? []), ...others])].slice(0, MOST_MEANINGS))
    }
  }
  return known
}

/** The terms of a search: of words that mean something together the most. */
export function searchTerms(q: string, synonyms: Synonyms): SearchTerm[] {
  const words = searchWords(q)
  const terms: SearchTerm[] = []
  for (let at = 0; at < words.length;) {
    const term = longestTerm(words.slice(at, at + MOST_WORDS), synonyms)
    terms.push(term)
    at += term.words.length
  }
  return terms
}

function longestTerm(words: readonly SearchWord[], synonyms: Synonyms): SearchTerm {
  for (let length = words.length; length > 0; length -= 1) {
    const first = words.slice(0, length)
    const key = keyOf(first.map(({ plain }) => plain).join(""))
    const means = synonyms.get(key) ?? synonyms.get(withoutPlural(key))
    if (means) return { words: first, means }
  }
  return { words: words.slice(0, 1), means: [] }
}

function keyOf(text: string): string {
  return codeOf(text).toLowerCase()
}

function withoutPlural(key: string): string {
  return key.length > SHORTEST_PLURAL ? key.replace(/s$/, "") : key
}
