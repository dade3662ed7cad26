import type { Matches, MatchLevel, Place, SearchMatches } from "./matches/matches"
import type { SearchTerm } from "./terms/search-terms"
import { joinedWord, mayBePartOfNumber } from "./terms/search-words"
import { matchAlternative } from "./matches/alternative"
import { matchNumber } from "./matches/number"
import { matchWord } from "./matches/word"

/** The weakest term decides; among those that are equal in it, what all of them come to. */
const WEAKEST = 100

/** What a whole word of the name counts, and no text more. */
const WHOLE_WORD = 2

/** What entries match these terms on a level; the name's own words and numbers count most. */
export function matchesOf(terms: readonly SearchTerm[], level: MatchLevel): SearchMatches {
  const words = terms.flatMap((term) => term.words)
  const matched = terms.map((term, index) =>
    matchOf(term, { level, key: `t${index}`, alone: words.length === 1 }),
  )
  const isNumber = words.length > 1 && (level === "exact" || words.every(mayBePartOfNumber))
  const joined = isNumber
    ? [matchNumber(joinedWord(words), { level, key: "joined", alone: true })]
    : []
  const ofTerms = scoreOf(matched.map(({ score }) => score))
  const ofNumber = joined.map(({ score }) => `${WEAKEST + 1} * ${score}`)
  const every = matched.map(({ condition }) => condition).join(" and ")
  return {
    condition: `(${[`(${every})`, ...joined.map(({ condition }) => condition)].join(" or ")})`,
    score: `greatest(${[...ofNumber, ofTerms].join(", ")})`,
    asNumber: anyOf([...matched, ...joined].map(({ asNumber }) => asNumber)),
    textScore: (WEAKEST + terms.length) * WHOLE_WORD,
    bindings: boundIn([...matched, ...joined]),
  }
}

function scoreOf(terms: readonly string[]): string {
  const [only, ...others] = terms
  if (only !== undefined && others.length === 0) return `${WEAKEST + 1} * ${only}`
  // Each is asked for once, though it is named twice.
  const names = terms.map((_, index) => `s${index}`)
  const scores = terms.map((score, index) => `${score} as ${names[index]}`)
  return `(select ${WEAKEST} * least(${names.join(", ")}) + ${names.join(" + ")}
    from (select ${scores.join(", ")} offset 0) term)`
}

function matchOf({ words, means }: SearchTerm, place: Place): Matches {
  const own = words.map((word, index) =>
    matchWord(word, { ...place, key: `${place.key}w${index}` }),
  )
  const other = means.map((text, index) => matchAlternative(text, `${place.key}m${index}`))
  const every = `(${own.map(({ condition }) => condition).join(" and ")})`
  const least = `least(${own.map(({ score }) => score).join(", ")})`
  return {
    condition: `(${[every, ...other.map(({ condition }) => condition)].join(" or ")})`,
    score: `greatest(${[least, ...other.map(({ score }) => score)].join(", ")})`,
    asNumber: anyOf(own.map(({ asNumber }) => asNumber)),
    bindings: boundIn([...own, ...other]),
  }
}

function anyOf(conditions: readonly string[]): string {
  return `(${conditions.join(" or ")})`
}

function boundIn(matches: readonly Matches[]): Record<string, string> {
  return Object.assign({}, ...matches.map(({ bindings }) => bindings)) as Record<string, string>
}
