import { problemsOf, type Soaked } from "../soak/run-soak"

const count = { answers: 900, orders: 100, busy: 0, problems: [], rate: 90 }
const SOUND: Soaked = {
  peak: 110,
  clients: 8,
  soak: count,
  problems: [],
  orders: { acknowledged: 160, kept: 160 },
  memory: [{ name: "worker", before: 400, after: 520 }],
}

describe("the problems of a soak", () => {
  it("are none where all was answered and nothing grew", () => {
    expect(problemsOf(SOUND)).toEqual([])
  })

  it.each([
    ["a failure", { problems: ["/api/v1/config: 500", "/api/v1/config: 500"] }, 1],
    ["an answer of 503", { soak: { ...count, busy: 2 } }, 1],
    ["an order that is not there", { orders: { acknowledged: 160, kept: 159 } }, 1],
    [
      "a process that grew by more than three tenths",
      { memory: [{ name: "worker", before: 400, after: 521 }] },
      1,
    ],
  ])("name %s", (_what, change, wrong) => {
    expect(problemsOf({ ...SOUND, ...change })).toHaveLength(wrong)
  })
})
