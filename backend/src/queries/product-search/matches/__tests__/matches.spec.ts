import fc from "fast-check"
import { matchesOf } from "../../search-matches"
import { searchTerms } from "../../terms/search-terms"
import { MATCH_LEVELS } from "../matches"

const sign = fc.constantFrom("a", "b", "m", "0", "7")
const word = fc.string({ unit: sign, minLength: 1, maxLength: 5 })
const typed = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "))

/** What the index is asked for by LIKE: it knows three signs in a row, and two at an end. */
function likePatterns(q: string): string[] {
  const terms = searchTerms(q, new Map())
  const bindings = MATCH_LEVELS.flatMap((level) => Object.values(matchesOf(terms, level).bindings))
  return bindings.filter((text) => text.startsWith("%"))
}

describe("what a search asks for", () => {
  it("is in the trigram index, however short its words are", () => {
    fc.assert(
      fc.property(typed, (q) => {
        for (const pattern of likePatterns(q)) expect(pattern).toMatch(/^%(\w{3,}%|\w{2,})$/)
      }),
    )
    expect(likePatterns("5mm 22mm")).toContain("%22")
  })

  it("is the same on each level for a short word, which is asked for once", () => {
    const [first, ...others] = MATCH_LEVELS.map((level) =>
      matchesOf(searchTerms("vw", new Map()), level),
    )
    for (const other of others) expect(other).toEqual(first)
  })
})
