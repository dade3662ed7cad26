import type { Matches, Place } from "./matches"
import {
  inside,
  isShort,
  literally,
  mayBeJoined,
  mayHaveTypo,
  withinATypo,
  type SearchWord,
} from "../terms/search-words"
import { apart, wholeNumber, WORD } from "./boundaries"
import { inJoinedName } from "./joined-name"
import { matchNumber } from "./number"
import { holdsShort, holdsShortWord } from "./short-text"

/** In one word for several, where no sign shows where they end, a typo needs so many letters. */
const LONG_COMPOUND = 7

/**
 * How a word matches: as a number, in the words, in several of them read as one, and as a measure
 * whatever its unit. As a whole word of the name it counts 2, at the beginning of one 1.
 */
export function matchWord(word: SearchWord, place: Place): Matches {
  const number = matchNumber(word, place)
  const text = matchText(word, place)
  const others = [matchJoined(word, place), matchMeasure(word, place)].flatMap((one) => one ?? [])
  const all = [...(word.code ? [number] : []), text, ...others]
  return {
    condition: `(${all.map(({ condition }) => condition).join(" or ")})`,
    score: `greatest(${all.map(({ score }) => score).join(", ")})`,
    asNumber: number.asNumber,
    bindings: Object.assign({}, ...all.map(({ bindings }) => bindings)) as Record<string, string>,
  }
}

function matchText(word: SearchWord, { level, key }: Place): Matches {
  const { plain, code, near = [] } = word
  if (code && isShort(plain)) return matchShortText(word, key)
  const held = `e.words like lower(:${key}_like)`
  const bindings = { [`${key}_like`]: inside(plain) }
  if (near.length === 0) return { condition: held, ...inName(literally(plain), key, bindings) }
  const sign = `(${[plain, ...near].map(literally).join("|")})`
  const end = level === "begun" ? "" : WORD[1]
  return {
    condition: `(${held} or e.words ~ lower(:${key}_near))`,
    ...inName(sign, key, { ...bindings, [`${key}_near`]: WORD[0] + sign + end }),
  }
}

function matchShortText(word: SearchWord, key: string): Matches {
  const { condition, bindings } = holdsShortWord(word, key)
  return { condition, ...inName(literally(word.plain), key, bindings) }
}

/** A whole word of the name counts 2, the beginning of one 1. */
function inName(sign: string, key: string, bindings: Matches["bindings"]) {
  return {
    score: `(case when e.name_key ~ lower(:${key}_whole) then 2
      when e.name_key ~ lower(:${key}_start) then 1 else 0 end)`,
    asNumber: "false",
    bindings: {
      ...bindings,
      [`${key}_whole`]: WORD[0] + sign + WORD[1],
      [`${key}_start`]: WORD[0] + sign,
    },
  }
}

/** brakedisc and water-pump in Brake disc and Water pump; 5x112 in 5 × 112. */
function matchJoined(word: SearchWord, { level, key }: Place): Matches | undefined {
  if (!mayBeJoined(word)) return undefined
  const { code } = word
  const typo = level !== "exact" && !/\d/.test(code) && mayHaveTypo(word, LONG_COMPOUND)
  const held = `e.joined like lower(:${key}_joined)`
  return {
    condition: typo ? `(${held} or e.joined ~ lower(:${key}_compound))` : held,
    score: `(case when ${inJoinedName(`~ lower(:${key}_compound)`)} then 2 else 0 end)`,
    asNumber: "false",
    bindings: {
      [`${key}_joined`]: inside(code),
      [`${key}_compound`]: typo ? withinATypo(code) : apart(code),
    },
  }
}

/** 280mm in Brake disc 280 × 22, which names no unit. */
function matchMeasure({ measure }: SearchWord, { key }: Place): Matches | undefined {
  if (measure === undefined) return undefined
  const held = isShort(measure)
    ? holdsShort(measure, `${key}_digits`)
    : {
        condition: `e.words like :${key}_digits`,
        bindings: { [`${key}_digits`]: inside(measure) },
      }
  return {
    condition: `(${held.condition} and e.words ~ :${key}_measure)`,
    score: `(case when e.name_key ~ :${key}_measure then 2 else 0 end)`,
    asNumber: "false",
    bindings: { ...held.bindings, [`${key}_measure`]: wholeNumber(measure) },
  }
}
