import { randomBytes } from "node:crypto"
import { Seal } from "../seal"

const seal = new Seal(randomBytes(32))

describe("a sealed text", () => {
  afterEach(() => vi.useRealTimers())

  it("comes back with the second in which it was sealed", () => {
    vi.useFakeTimers({ now: 1_800_000_000_900 })
    const opened = seal.open("refresh", seal.close("refresh", "äčź."))
    expect(opened).toEqual({ text: "äčź.", issuedAt: 1_800_000_000 })
  })

  it("opens for its own purpose only", () => {
    expect(seal.open("second-factor", seal.close("refresh", "text"))).toBeUndefined()
  })

  it("does not open with another installation's secret", () => {
    const other = new Seal(randomBytes(32))
    expect(other.open("refresh", seal.close("refresh", "text"))).toBeUndefined()
  })

  it.each([undefined, null, 1, "", ".", "..", "a.b.c", {}])("is not %j", (value) => {
    expect(seal.open("refresh", value)).toBeUndefined()
  })

  it("does not open after any change of a character", () => {
    const closed = seal.close("refresh", "text")
    for (let index = 0; index < closed.length; index++) {
      const changed = closed[index] === "A" ? "B" : "A"
      const forged = closed.slice(0, index) + changed + closed.slice(index + 1)
      expect(seal.open("refresh", forged)).toBeUndefined()
    }
  })
})
