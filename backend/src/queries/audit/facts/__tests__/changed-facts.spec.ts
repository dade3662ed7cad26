import { changedFacts } from "../changed-facts"

const factOf = (key: string, values: Record<string, unknown>) => ({
  key,
  thing_id: `prod_${key}`,
  thing_name: `Part ${key}`,
  values,
})

describe("changedFacts", () => {
  it("tells nothing of what stayed, whatever the order of its values", () => {
    const before = [factOf("a", { USD: 9.5, EUR: 8, staff: ["a", "b"] })]
    const after = [factOf("a", { staff: ["a", "b"], EUR: 8, USD: 9.5 })]
    expect(changedFacts(before, after)).toEqual([])
    expect(changedFacts([factOf("a", { USD: null })], [factOf("a", {})])).toEqual([])
  })

  it("tells the values that changed alone, each thing by itself", () => {
    const before = [factOf("a", { USD: 9.5, EUR: 8 }), factOf("b", { USD: 1 })]
    const after = [factOf("b", { USD: 2 }), factOf("a", { USD: 12, EUR: 8 })]
    expect(changedFacts(before, after)).toEqual([
      { thing_id: "prod_b", thing_name: "Part b", before: { USD: 1 }, after: { USD: 2 } },
      { thing_id: "prod_a", thing_name: "Part a", before: { USD: 9.5 }, after: { USD: 12 } },
    ])
  })

  it("tells all that is known of a thing that came or went", () => {
    const fact = factOf("a", { USD: 9.5, EUR: null })
    const thing = { thing_id: "prod_a", thing_name: "Part a" }
    expect(changedFacts([], [fact])).toEqual([{ ...thing, before: null, after: { USD: 9.5 } }])
    expect(changedFacts([fact], [])).toEqual([{ ...thing, before: { USD: 9.5 }, after: null }])
  })

  it("says of a change that is undone the same the other way round", () => {
    const [before, after] = [[factOf("a", { USD: 1, EUR: 3 })], [factOf("a", { USD: 2, GBP: 4 })]]
    const [there] = changedFacts(before, after)
    const [back] = changedFacts(after, before)
    expect([back?.before, back?.after]).toEqual([there?.after, there?.before])
  })
})
