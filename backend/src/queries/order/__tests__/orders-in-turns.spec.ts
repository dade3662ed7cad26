import { turnsOf } from "../orders-in-turns"

const ofLines = (...lines: number[]) => lines.map((lines, at) => ({ id: String(at), lines }))

describe("turns of orders", () => {
  it.each([
    [[], []],
    [[1, 1, 1], [["0", "1", "2"]]],
    [[0], [["0"]]],
    [
      [60, 40, 1],
      [["0", "1"], ["2"]],
    ],
    [
      [200, 1, 500, 99, 1],
      [["0"], ["1"], ["2"], ["3", "4"]],
    ],
  ])("read orders of %j lines as %j", (lines, turns) => {
    expect(turnsOf(ofLines(...lines))).toEqual(turns)
  })
})
