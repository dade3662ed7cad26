/**
 * How generously words are matched, the next level where the one before finds nothing: as typed;
 * whole words and numbers within a typo; those that begin within a typo of what was typed, numbers
 * behind a maker's letters as well.
 */
export const MATCH_LEVELS = ["exact", "similar", "begun"] as const

export type MatchLevel = (typeof MATCH_LEVELS)[number]

/** SQL over an entry `e` of the catalogue, and the texts that it is bound to. */
export type Matches = {
  condition: string
  /** How well the entry matches: a whole number. */
  score: string
  /** Whether it matches as a number, which may count more than all text. */
  asNumber: string
  bindings: Record<string, string>
}

/** What all of a search's words match. */
export type SearchMatches = Matches & {
  /** The score of a name that has each of them as a whole word: the most without a number. */
  textScore: number
}

export type Place = {
  level: MatchLevel
  /** What the texts' names begin with. */
  key: string
  /** Whether nothing else was typed. */
  alone: boolean
}
