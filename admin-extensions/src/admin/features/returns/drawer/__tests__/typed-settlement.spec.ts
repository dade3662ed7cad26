import { describe, expect, it } from "vitest"
import { bodyOf, errorsOf, typedInFull } from "../typed-settlement"

const WORTH = 49.6
const FULL = typedInFull(WORTH)
const NOTHING = { amount: false, reason: false }

describe("a settlement that is typed", () => {
  it("begins with all that it is worth", () => {
    expect(errorsOf(FULL, WORTH)).toEqual(NOTHING)
    expect(bodyOf(FULL, WORTH)).toEqual({ as: "refund", amount: 49.6, reason: "" })
  })

  it.each(["49.61", "", "-1", "four", "1,5"])("is no amount of %j", (amount) => {
    expect(errorsOf({ ...FULL, amount }, WORTH).amount).toBe(true)
  })

  it("says why less goes back, and says nothing for all of it", () => {
    const less = { ...FULL, amount: " 40 " }
    expect(errorsOf(less, WORTH)).toEqual({ amount: false, reason: true })
    const told = { ...less, reason: " One was used " }
    expect(errorsOf(told, WORTH)).toEqual(NOTHING)
    expect(bodyOf(told, WORTH)).toEqual({ as: "refund", amount: 40, reason: "One was used" })
    expect(bodyOf({ ...told, amount: "49.60" }, WORTH).reason).toBe("")
  })

  it("of new parts has no amount", () => {
    const typed = { ...FULL, as: "replacement" as const, amount: "x" }
    expect(errorsOf(typed, WORTH)).toEqual(NOTHING)
    expect(bodyOf(typed, WORTH)).toEqual({ as: "replacement", reason: "" })
  })
})
