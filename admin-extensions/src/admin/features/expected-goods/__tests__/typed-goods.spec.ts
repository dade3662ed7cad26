import { describe, expect, it } from "vitest"
import { todayOf, wrongDay, wrongPieces, wrongText } from "../typed-goods"

describe("expected goods as they are typed", () => {
  it("are whole pieces, a million at most", () => {
    expect(["1", " 40 ", "1000000"].map(wrongPieces)).toEqual([undefined, undefined, undefined])
    const wrong = ["", "0", "-5", "1.5", "1e3", "1000001", "many"].map(wrongPieces)
    expect(new Set(wrong)).toEqual(new Set(["pieces"]))
  })

  it("come today or later", () => {
    const today = todayOf(new Date("2026-11-25T23:30:00Z"))
    expect(today).toBe("2026-11-25")
    expect(wrongDay("2026-11-25", today)).toBeUndefined()
    expect(wrongDay("2026-11-24", today)).toBe("past")
    expect(wrongDay("", today)).toBe("required")
  })

  it("have a reference", () => {
    expect([wrongText("PO 12"), wrongText("  ")]).toEqual([undefined, "required"])
  })
})
