import { figuresOf, judge } from "../judged/judge"
import { judgedSet, smallJudgedSet } from "../judged/judged-set"
import { catalogueParts } from "../parts/parts"

const SEARCH = { kind: "words", q: "disc", wants: "BD-28" } as const

describe("the judged set", () => {
  it("is two hundred searches for parts that are sold, each once", () => {
    const set = judgedSet()
    expect(set).toHaveLength(200)
    expect(new Set(set.map(({ q }) => q)).size).toBe(200)
    const sold = catalogueParts().filter(({ status }) => status.state === "active")
    const lost = set.filter(({ wants }) => !sold.some(({ sku }) => sku.startsWith(wants)))
    expect(lost).toEqual([])
    expect(new Set(smallJudgedSet().map(({ kind }) => kind)).size).toBe(7)
  })

  it("counts what is among the first three, and how far ahead", () => {
    const first = judge(SEARCH, ["BD-2803-V", "BD-3001-V"])
    const fourth = judge(SEARCH, ["A", "B", "C", "BD-2803-V"])
    const nowhere = judge(SEARCH, ["BP-28"])
    expect([first, fourth, nowhere].map(({ place }) => place)).toEqual([1, 4, undefined])
    expect(figuresOf([first, fourth, nowhere, first])).toEqual({
      searches: 4,
      found: 0.5,
      mrr: 2.25 / 4,
    })
  })
})
