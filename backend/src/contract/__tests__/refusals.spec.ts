import { refusalSentence } from "../refusal-sentence"
import { REFUSALS, type Refusal } from "../refusals"

const ROWS = Object.entries<Refusal>(REFUSALS)

describe("the table of refusals", () => {
  it.each(ROWS)("has a status and a sentence for %s", (code, { status, sentence }) => {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
    expect([
      400, 401, 403, 404, 405, 409, 410, 413, 415, 421, 422, 429, 500, 502, 503, 507,
    ]).toContain(status)
    expect(sentence).not.toBe("")
  })

  it("tells the document of a sentence with a gap in other words", () => {
    const gaps = ROWS.filter(([, { sentence, doc }]) => /\{\w+\}/.test(doc ?? sentence))
    expect(gaps).toEqual([])
  })
})

describe("refusalSentence", () => {
  it("is the table's, letter for letter", () => {
    expect(refusalSentence("not_signed_in")).toBe("No user is logged in")
  })

  it("fills its gaps", () => {
    const facts = { minimum: 75 }
    expect(refusalSentence("below_minimum", { facts })).toBe(
      "sorry you have to order over 75 at a time",
    )
  })

  it("writes large numbers with separators", () => {
    expect(refusalSentence("below_minimum", { facts: { minimum: 1664 } })).toBe(
      "sorry you have to order over 1,664 at a time",
    )
  })

  it("is another where the case is another", () => {
    expect(refusalSentence("body_too_large", { variant: "file" })).toBe(
      "A file may have at most 10 MB",
    )
    expect(refusalSentence("invalid_image", { variant: "too_large", facts: { limit: 40 } })).toBe(
      "The picture has more than 40 megapixels",
    )
  })
})
