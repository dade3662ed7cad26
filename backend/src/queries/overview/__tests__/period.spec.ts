import { periodOf } from "../period"

describe("periodOf", () => {
  it("ends today and counts it, by UTC", () => {
    const now = new Date("2026-11-21T23:59:59.999Z")
    expect(periodOf(7, now)).toEqual({ from: "2026-11-15", to: "2026-11-21" })
    expect(periodOf(1, now)).toEqual({ from: "2026-11-21", to: "2026-11-21" })
  })

  it("goes over the ends of months and leap years", () => {
    const now = new Date("2028-03-01T00:00:00Z")
    expect(periodOf(3, now)).toEqual({ from: "2028-02-28", to: "2028-03-01" })
  })
})
