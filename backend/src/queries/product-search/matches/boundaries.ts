import { BEFORE_WORDS, BEHIND_WORDS } from "../../../spelling/word-signs"
import { literally } from "../terms/search-words"

/**
 * Where a word begins and ends, in words and in numbers; a maker's letters before a number pass. By
 * the signs' names: of "no letter" the trigram index would make nothing, and every entry be tried.
 */
export const WORD_ENDS = `[${BEHIND_WORDS}]`
export const WORD = [`(^|[${BEFORE_WORDS}])`, `(${WORD_ENDS}|$)`] as const
export const NUMBER_BEGINS = "(^|\n)"
export const CODE = [`${NUMBER_BEGINS}[[:alpha:]]*`, "(\n|$)"] as const

/** A regular expression of measures and compounds: 5x112 is in 4x100 nowhere, nor in 15x112. */
export function apart(code: string): string {
  const before = /^\d/.test(code) ? "(^|[^0-9])" : ""
  const after = /\d$/.test(code) ? "([^0-9]|$)" : ""
  return before + literally(code) + after
}

/** The same of a number in text, where 12 is not in 12.5. */
export function wholeNumber(number: string): string {
  return `(^|[^0-9.])${literally(number)}([^0-9.]|$)`
}
