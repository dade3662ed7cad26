import { inTurn } from "../rounds"

describe("rounds", () => {
  it("ask every side once, and begin with another side each time", async () => {
    const asked: string[] = []
    const side = (name: string, figure: number) => async () => {
      asked.push(name)
      return figure + asked.length
    }
    const figures = await inTurn(3, { a: side("a", 0), b: side("b", 100) })
    expect(asked.join("")).toBe("abbaab")
    expect(figures).toEqual({ a: [1, 4, 5], b: [102, 103, 106] })
  })
})
