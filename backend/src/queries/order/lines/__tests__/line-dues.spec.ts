import { duesOf } from "../line-dues"

const [FIRST, SECOND] = ["2026-12-12", "2026-12-20"]
const waiting = { item_id: "a", required: 1, former_due: null }
const of = (units: number, due: string, more: object = {}) => ({ ...waiting, units, due, ...more })

describe("pieces that wait", () => {
  it("are told by the day, those of one day together", () => {
    const rows = [of(10, FIRST), of(20, SECOND), of(5, FIRST)]
    expect(duesOf(rows)).toEqual([
      { qty: 15, on: FIRST },
      { qty: 20, on: SECOND },
    ])
  })

  it("tell the day before, where theirs was moved", () => {
    expect(duesOf([of(10, SECOND, { former_due: FIRST })])).toEqual([
      { qty: 10, on: SECOND, formerly: FIRST },
    ])
  })

  it("are whole pieces, where one takes several", () => {
    expect(duesOf([of(5, FIRST, { required: 2 })])).toEqual([{ qty: 3, on: FIRST }])
  })

  it("wait for the last of what they are made of", () => {
    const rows = [of(30, FIRST), of(10, SECOND, { item_id: "b" })]
    expect(duesOf(rows)).toEqual([
      { qty: 20, on: FIRST },
      { qty: 10, on: SECOND },
    ])
  })
})
