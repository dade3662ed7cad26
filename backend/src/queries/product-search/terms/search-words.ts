import { codeOf } from "../../../contract/product/part-number"
import { isMeasured, measureOf, withMeasures } from "./typed-measures"

/** One word of a search; a measure is one, too. */
export type SearchWord = {
  /** As it was typed. */
  plain: string
  /** Its letters and digits alone: how numbers of parts are compared. Empty for a mere sign. */
  code: string
  /** The number of a measure with a unit: 280 of 280mm. */
  measure?: string
  /** Of a short word: it and the word before or behind it as one, dot4 where dot 4 was typed. */
  beside?: readonly string[]
  /** What begins words of the catalogue that it may be meant for, or is all of them (near-words.ts). */
  near?: readonly string[]
}

/** A slow regular expression is not for strangers to write: longer words are taken as they are. */
const LONGEST_WITH_TYPO = 32
const SHORTEST_MISTYPED = 5
const MOST_WORDS = 20
const SHORTEST_JOINED = 3
/** A maker's letters before a number are fewer than those of a name. */
const MOST_LETTERS = 3
/** By accident the end of a word and the beginning of the next may read as a short one. */
const LONG_WORD = 6

const TRIGRAM = 3
/** Scripts that put no spaces between words: one begins anywhere, and two signs may be all of it. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

/** Signs beside words name nothing, and no index knows them: brake - disc, springs & seats. */
const NAMED = /[\p{L}\p{N}]/u

const SYNTAX = /[\\^$.|?*+()[\]{}]/g
/** Any sign inside of a word. */
const ANY = "[^ \n]"
const SIGNS_OF_NUMBERS = "0123456789abcdefghijklmnopqrstuvwxyz"
/** Between two signs and two: with any sign there the trigram index would leave each number to be tried. */
const LATIN = "[0-9a-z]"

/** The words of a search, at most as many as one person types. */
export function searchWords(q: string): SearchWord[] {
  // PostgreSQL's text has no zero character, and nothing would match one.
  const words = withMeasures(q).split(/[\s\0]+/)
  const named = words.filter((word) => NAMED.test(word))
  const meant = named.length > 0 ? named : words.filter(Boolean)
  return [...new Set(meant)].slice(0, MOST_WORDS).map(toWord).map(withBeside)
}

/** All that was typed as one number: 34 11 6 855 is one to whoever reads it from a part. */
export function joinedWord(words: readonly SearchWord[]): SearchWord {
  return toWord(words.map(({ plain }) => plain).join(""))
}

function toWord(plain: string): SearchWord {
  const measure = measureOf(plain)
  return { plain, code: codeOf(plain), ...(measure && { measure }) }
}

function withBeside(word: SearchWord, at: number, words: readonly SearchWord[]): SearchWord {
  if (!isShort(word.plain)) return word
  const [before = "", behind = ""] = [at - 1, at + 1].map((place) => words[place]?.code)
  const beside = [before && before + word.code, behind && word.code + behind].filter(Boolean)
  return beside.length > 0 ? { ...word, beside } : word
}

/** Whether a text is too short for the trigram index, which knows texts by each three signs in a row. */
export function isShort(text: string): boolean {
  return [...text].length < TRIGRAM && !UNSPACED.test(text)
}

/** Whether a word may be a piece of a number that was typed with spaces and a typo: BD 2803 V. */
export function mayBePartOfNumber({ plain }: SearchWord): boolean {
  return /\d/.test(plain) ? !isMeasured(plain) : [...plain].length <= MOST_LETTERS
}

/** Whether a word may stand in several of a part's words: brakedisc, water-pump, 5x112. */
export function mayBeJoined({ plain, code }: SearchWord): boolean {
  const { length } = [...code]
  if (length < SHORTEST_JOINED || /^[\d.]+$/.test(plain)) return false
  return length >= LONG_WORD || /\d/.test(code) || length < [...plain].length
}

/**
 * Whether a word may have a typo: from four letters on. One with a digit is a number, and another
 * sign would be another part's.
 */
export function mayHaveTypo({ plain }: SearchWord, least = 4): boolean {
  const { length } = [...plain]
  const isWord = /\p{L}/u.test(plain) && !/\d/.test(plain)
  return length >= least && length <= LONGEST_WITH_TYPO && isWord
}

/**
 * Each number that may be meant by a code with one typo at most, some eight hundred: to look up each of
 * them takes less than to try the numbers that share some signs. What is put in is a Latin letter or a digit.
 */
export function spellingsOf(code: string): string[] {
  const signs = [...code]
  const others = [...SIGNS_OF_NUMBERS]
  const spelled = (from: number, to: number, put: string) =>
    [...signs.slice(0, from), put, ...signs.slice(to)].join("")
  return [
    ...new Set([
      ...[...signs.keys(), signs.length].flatMap((at) => others.map((put) => spelled(at, at, put))),
      ...signs.flatMap((sign, at) => [
        ...[sign, "", ...others].map((put) => spelled(at, at + 1, put)),
        ...(at > 0 ? [spelled(at - 1, at + 1, `${sign}${signs[at - 1]}`)] : []),
      ]),
    ]),
  ]
}

/** A regular expression of what is meant by a number's code with one typo at most. */
export function numberWithinATypo(code: string): string {
  const isOfFive = [...code].length === 5
  return withinATypo(code, (at) => (isOfFive && at === 2 ? LATIN : ANY))
}

/** Whether a part's number may have a typo: a shorter one would be near every other, a measure is none. */
export function mayBeMistyped({ plain, code }: SearchWord): boolean {
  const { length } = [...code]
  const isNumber = /\d/.test(code) && !isMeasured(plain)
  return length >= SHORTEST_MISTYPED && length <= LONGEST_WITH_TYPO && isNumber
}

/** A text as a regular expression of PostgreSQL's, which JavaScript reads in the same way. */
export function literally(text: string): string {
  return text.replace(SYNTAX, "\\$&")
}

/**
 * A regular expression of what is meant by a text with one typo at most: one sign wrong, missing, too
 * many, or two neighbours swapped. `wrongAt` says what a wrong sign may be in its place.
 */
export function withinATypo(text: string, wrongAt: (at: number) => string = () => ANY): string {
  const signs = [...text].map(literally)
  const spelled = (from: number, to: number, put: string) =>
    [...signs.slice(0, from), put, ...signs.slice(to)].join("")
  const variants = signs.flatMap((sign, at) => [
    spelled(at, at + 1, wrongAt(at)),
    spelled(at, at + 1, ""),
    spelled(at, at, ANY),
    ...(at > 0 ? [spelled(at - 1, at + 1, `${sign}${signs[at - 1]}`)] : []),
  ])
  return `(${[...new Set([...variants, spelled(signs.length, signs.length, ANY)])].join("|")})`
}

/** A pattern of LIKE for a text anywhere, whatever it takes the text's signs for. */
export function inside(text: string): string {
  return `${atEnd(text)}%`
}

/** The same for a text at the end. */
export function atEnd(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}`
}
