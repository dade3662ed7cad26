import { matches } from "../matches"

describe("a table's search", () => {
  it("asks for every word, in any order and case", () => {
    expect(matches("Brake disc 280 × 22", "DISC brake")).toBe(true)
    expect(matches("Brake disc 280 × 22", "disc pump")).toBe(false)
  })

  it("finds the beginning of a word, not its middle", () => {
    expect(matches("Pending unpaid", "paid")).toBe(false)
    expect(matches("unpaid, then paid", "paid")).toBe(true)
    expect(matches("mara@example.com", "exam")).toBe(true)
    expect(matches("pi_3QK1x9", "3qk")).toBe(true)
  })

  it("takes everything for an empty search", () => {
    expect(matches("Brake disc", "")).toBe(true)
  })
})
