import { codeOf } from "../../../contract/product/part-number"
import type { Matches } from "./matches"
import { inside, literally } from "../terms/search-words"
import { WORD } from "./boundaries"
import { inJoinedName } from "./joined-name"

/** A shorter one is looked for as a whole word: abs is in every shock absorber. */
const SHORTEST_JOINED = 5

/** How an entry matches by words that mean the same as what was typed. */
export function matchAlternative(text: string, key: string): Matches {
  const code = codeOf(text)
  if ([...code].length < SHORTEST_JOINED) {
    const whole = `lower(:${key}_whole)`
    return {
      condition: `(e.words like lower(:${key}_like) and e.words ~ ${whole})`,
      score: `(case when e.name_key ~ ${whole} then 2 else 0 end)`,
      asNumber: "false",
      bindings: {
        [`${key}_like`]: inside(text),
        [`${key}_whole`]: WORD[0] + literally(text) + WORD[1],
      },
    }
  }
  return {
    condition: `e.joined like lower(:${key}_joined)`,
    score: `(case when ${inJoinedName(`like lower(:${key}_joined)`)} then 2 else 0 end)`,
    asNumber: "false",
    bindings: { [`${key}_joined`]: inside(code) },
  }
}
