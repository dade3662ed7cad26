import type { Matches, Place } from "./matches"
import {
  inside,
  literally,
  mayBeMistyped,
  numberWithinATypo,
  type SearchWord,
} from "../terms/search-words"
import { CODE } from "./boundaries"

/**
 * How a word matches as a part's number: 4 for a whole one, 3 for its beginning. Beside other words a
 * beginning says less than the name: 280 begins a number of many a brake disc.
 */
export function matchNumber(word: SearchWord, { level, key, alone }: Place): Matches {
  const { code } = word
  if (!code) return { condition: "false", score: "0", asNumber: "false", bindings: {} }
  const typo = level !== "exact" && mayBeMistyped(word, level === "begun" ? 6 : 5)
  const sign = typo ? numberWithinATypo(code) : literally(code)
  const near = CODE[0] + sign + (level === "begun" ? "" : CODE[1])
  const held = `e.codes like lower(:${key}_code)`
  // Most entries of a common word have it in no number: the dearer question is asked of few.
  const condition = typo ? `(${held} or e.codes ~ lower(:${key}_digits))` : held
  return {
    condition,
    asNumber: condition,
    score: `(case when not (${typo ? "true" : held}) then 0
      when e.codes ~ lower(:${key}_number) then 4
      when e.codes ~ lower(:${key}_begun) then ${alone ? 3 : 1} else 0 end)`,
    bindings: {
      [`${key}_code`]: inside(code),
      [`${key}_number`]: CODE[0] + sign + CODE[1],
      [`${key}_begun`]: CODE[0] + sign,
      ...(typo ? { [`${key}_digits`]: near } : {}),
    },
  }
}
