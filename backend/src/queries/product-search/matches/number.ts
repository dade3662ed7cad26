import type { Matches, Place } from "./matches"
import {
  inside,
  isShort,
  literally,
  mayBeMistyped,
  numberWithinATypo,
  type SearchWord,
  spellingsOf,
} from "../terms/search-words"
import { CODE, NUMBER_BEGINS } from "./boundaries"

/** Of so few signs a number that only begins so would be near every other. */
const LONG_BEGINNING = 6

/**
 * SQL of the entries with one of the numbers that are bound between line feeds. In a query of its own:
 * PostgreSQL would weigh each of the eight hundred before it looks one up.
 */
const hasOneOf = (numbers: string) => `e.variant_id = any(array(
      select number.variant_id from catalogue_number number
      where number.code = any(cast((select string_to_array(lower(:${numbers}), chr(10))) as text[]))))`

/** The same for an expression of all of them, which it would try at each of its samples. */
const isNear = (expression: string) => `e.codes ~ (select lower(:${expression}))`

/**
 * How a word matches as a part's number: 4 for a whole one, 3 for its beginning. Beside other words a
 * beginning says less than the name: 280 begins a number of many a brake disc.
 */
export function matchNumber(word: SearchWord, { level, key, alone }: Place): Matches {
  const { code } = word
  if (!code) return { condition: "false", score: "0", asNumber: "false", bindings: {} }
  const typo = level !== "exact" && mayBeMistyped(word)
  const sign = typo ? numberWithinATypo(code) : literally(code)
  const held = isShort(code) ? `e.codes ~ lower(:${key}_code)` : `e.codes like lower(:${key}_code)`
  const expected = [...code].length < LONG_BEGINNING ? "number" : "begun"
  const near = level === "begun" ? isNear(`${key}_${expected}`) : hasOneOf(`${key}_spellings`)
  // Most entries of a common word have it in no number: the dearer question is asked of few.
  const condition = typo ? `(${held} or ${near})` : held
  return {
    condition,
    asNumber: condition,
    score: `(case when not (${typo ? "true" : held}) then 0
      when e.codes ~ lower(:${key}_number) then 4
      when e.codes ~ lower(:${key}_begun) then ${alone ? 3 : 1} else 0 end)`,
    bindings: {
      // One or two signs are in some number of nearly every part, and only where one begins in the index.
      [`${key}_code`]: isShort(code) ? NUMBER_BEGINS + literally(code) : inside(code),
      [`${key}_number`]: CODE[0] + sign + CODE[1],
      [`${key}_begun`]: CODE[0] + sign,
      ...(typo && level === "similar"
        ? { [`${key}_spellings`]: spellingsOf(code).join("\n") }
        : {}),
    },
  }
}
