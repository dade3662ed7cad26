import { ladderChange, rowsBefore } from "../ladder-change"

const base = { id: "price_1", from: 1, to: null, amount: 9.5 }

describe("ladderChange", () => {
  it("keeps the base price's row, and gives no rung an end", () => {
    const rungs = [
      { from: 1, amount: 9 },
      { from: 50, amount: 8 },
    ]
    expect(ladderChange([{ ...base, to: 49 }], rungs)).toEqual({
      create: [{ amount: 8, min_quantity: 50, max_quantity: null }],
      update: [{ id: "price_1", amount: 9, min_quantity: null, max_quantity: null }],
      remove: [],
    })
  })

  it("changes nothing where all is there, and removes what is left over", () => {
    const rows = [base, { id: "price_2", from: 50, to: null, amount: 9 }]
    const rungs = [
      { from: 1, amount: 9.5 },
      { from: 50, amount: 9 },
    ]
    expect(ladderChange(rows, rungs)).toEqual({ create: [], update: [], remove: [] })
    const change = ladderChange(rows, [{ from: 1, amount: 10 }])
    expect(change.remove).toEqual(["price_2"])
    expect(rowsBefore(rows, change)).toEqual([
      { id: "price_1", amount: 9.5, min_quantity: null, max_quantity: null },
    ])
  })

  it("leaves one of two rows of one quantity", () => {
    const twice = [base, { ...base, id: "price_2", amount: 12 }]
    expect(ladderChange(twice, [{ from: 1, amount: 9.5 }])).toMatchObject({
      update: [],
      remove: ["price_2"],
    })
  })
})
