import {
  inside,
  joinedWord,
  literally,
  mayBeMistyped,
  mayHaveTypo,
  withinATypo,
  type SearchWord,
} from "./search-words"

/**
 * How generously words are matched, the next level where the one before finds nothing: as typed;
 * whole words and numbers within a typo; those that begin within a typo of what was typed.
 */
export const MATCH_LEVELS = ["exact", "similar", "begun"] as const

export type MatchLevel = (typeof MATCH_LEVELS)[number]

/** SQL over an entry `e` of the catalogue, and the texts that it is bound to. */
export type Matches = {
  condition: string
  /** How well the entry matches, 0 to 4. */
  score: string
  bindings: Record<string, string>
}

/**
 * Where a word begins and ends, in words and in numbers; a maker's letters before a number pass. By
 * the signs' names: of "no letter" the trigram index would make nothing, and every entry be tried.
 */
const WORD = ["(^|[ \n,;:(/-])", "([ \n,;:)/-]|$)"] as const
const CODE = ["(^|\n)[[:alpha:]]*", "(\n|$)"] as const

/** What entries match these words on a level; the name's own words and numbers count most. */
export function matchesOf(words: readonly SearchWord[], level: MatchLevel): Matches {
  const matched = words.map((word, index) => matchOf(word, { level, key: `w${index}` }))
  const joined = words.length > 1 ? [numberOf(joinedWord(words), { level, key: "joined" })] : []
  const every = matched.map(({ condition }) => condition).join(" and ")
  const scores = matched.map(({ score }) => score).join(", ")
  return {
    condition: `(${[`(${every})`, ...joined.flatMap(({ similar }) => similar)].join(" or ")})`,
    score: `greatest(${[...joined.map(({ score }) => score), `least(${scores})`].join(", ")})`,
    bindings: Object.assign(
      {},
      ...[...matched, ...joined].map(({ bindings }) => bindings),
    ) as Record<string, string>,
  }
}

type Place = { level: MatchLevel; key: string }

function matchOf(word: SearchWord, { level, key }: Place): Matches {
  const number = numberOf(word, { level, key })
  const typo = level !== "exact" && mayHaveTypo(word, level === "begun" ? 5 : 4)
  const sign = typo ? withinATypo(word.plain) : literally(word.plain)
  const end = level === "begun" ? "" : WORD[1]
  return {
    condition: `(${[
      `e.words like lower(:${key}_like)`,
      ...(word.code ? [`e.codes like lower(:${key}_code)`] : []),
      ...(typo ? [`e.words ~ lower(:${key}_near)`] : []),
      ...number.similar,
    ].join(" or ")})`,
    score: `case when ${number.score} > 0 then ${number.score}
      when e.name_key ~ lower(:${key}_whole) then 2 when e.name_key ~ lower(:${key}_start) then 1
      else 0 end`,
    bindings: {
      ...number.bindings,
      [`${key}_like`]: inside(word.plain),
      ...(typo ? { [`${key}_near`]: WORD[0] + sign + end } : {}),
      [`${key}_whole`]: WORD[0] + sign + WORD[1],
      [`${key}_start`]: WORD[0] + sign,
    },
  }
}

/** How a word matches as a part's number: `similar` are the conditions that only a typo needs. */
function numberOf({ code, plain }: SearchWord, { level, key }: Place) {
  const typo = level !== "exact" && mayBeMistyped({ code, plain }, level === "begun" ? 6 : 5)
  const sign = typo ? withinATypo(code) : literally(code)
  const near = CODE[0] + sign + (level === "begun" ? "" : CODE[1])
  if (!code) return { score: "0", similar: [], bindings: {} }
  const any = typo ? "true" : `e.codes like lower(:${key}_code)`
  return {
    // Most entries of a common word have it in no number: the dearer question is asked of few.
    score: `(case when not (${any}) then 0 when e.codes ~ lower(:${key}_number) then 4
      when e.codes ~ lower(:${key}_begun) then 3 else 0 end)`,
    similar: typo ? [`e.codes ~ lower(:${key}_digits)`] : [],
    bindings: {
      [`${key}_code`]: inside(code),
      [`${key}_number`]: CODE[0] + sign + CODE[1],
      [`${key}_begun`]: CODE[0] + sign,
      ...(typo ? { [`${key}_digits`]: near } : {}),
    },
  }
}
