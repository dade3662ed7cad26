/**
 * How generously words are matched, the next level where the one before finds nothing: as typed;
 * whole words and numbers within a typo; those that begin within a typo of what was typed.
 */
export const MATCH_LEVELS = ["exact", "similar", "begun"] as const

export type MatchLevel = (typeof MATCH_LEVELS)[number]

/** SQL over an entry `e` of the catalogue, and the texts that it is bound to. */
export type Matches = {
  condition: string
  /** How well the entry matches: a whole number. */
  score: string
  bindings: Record<string, string>
}

export type Place = {
  level: MatchLevel
  /** What the texts' names begin with. */
  key: string
  /** Whether nothing else was typed. */
  alone: boolean
}
