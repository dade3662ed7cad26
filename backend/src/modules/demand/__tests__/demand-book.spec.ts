import { DemandBook, type Wanted } from "../demand-book"
import { wantedWord } from "../wanted-word"

const MINUTE = 60_000
const missed = (word: string): Wanted => ({ word, kind: "not_found" })

describe("what visitors look for in vain", () => {
  it("counts once they are quiet, each visitor once", () => {
    const book = new DemandBook()
    book.hear("one", [missed("BD-99")], 0)
    book.hear("two", [missed("bd-99"), { word: "WP-1", kind: "short" }], 0)
    expect(book.take({ now: 14_000 })).toEqual([])
    const counts = [
      { kind: "not_found", word: "bd-99", count: 2 },
      { kind: "short", word: "wp-1", count: 1 },
    ]
    expect(book.take({ now: 15_000 })).toEqual(counts)
    book.hear("one", [missed("BD-99")], MINUTE)
    expect(book.take({ now: 2 * MINUTE })).toEqual([])
  })

  it("leaves out what was typed on, and what was typed on until it was found", () => {
    const book = new DemandBook()
    book.hear("one", [missed("bd")], 0)
    book.hear("one", [missed("bd-9")], 1000)
    book.hear("one", [missed("wat"), missed("bd-99")], 2000)
    book.hear("one", [{ word: "water pump" }], 3000)
    expect(book.take({ everything: true })).toEqual([
      { kind: "not_found", word: "bd-99", count: 1 },
    ])
  })

  it("forgets a visitor after half an hour, and knows none who finds everything", () => {
    const book = new DemandBook()
    book.hear("one", [{ word: "brake disc" }], 0)
    expect(book.isEmpty).toBe(true)
    book.hear("one", [missed("bd-99")], 0)
    book.take({ now: 30 * MINUTE })
    expect(book.isEmpty).toBe(true)
  })
})

describe("a word that is counted", () => {
  it.each([
    ["  BD  2803 ", "bd 2803"],
    ["4012345678901", "4012345678901"],
    ["34 11 6 792 219", "34 11 6 792 219"],
  ])("is %j as %j", (typed, word) => {
    expect(wantedWord(typed)).toBe(word)
  })

  it.each([
    "",
    "mara@example.com",
    "+49 30 1234567",
    "0049 30 1234567",
    "https://example.com/x",
    "4242 4242 4242 4242",
    "x".repeat(61),
  ])("is not %j, which may tell of a person", (typed) => {
    expect(wantedWord(typed)).toBeUndefined()
  })
})
