import { describe, expect, it } from "vitest"
import { bodyOf, dayOf, errorsOf, piecesOf, typedAll } from "../typed-shipment"

const line = (sendable: number) => ({
  ...{ productName: "Disc", sku: "BD", qty: 50, shipped: 0, open: sendable, sendable },
})
const LINES = [line(50), line(0), line(30)]
const ALL = typedAll(LINES, "2026-11-24")

describe("a shipment that is typed", () => {
  it("begins with all that can be sent", () => {
    expect(piecesOf(ALL)).toBe(80)
    expect(bodyOf(ALL)).toEqual({
      lines: [
        { line: 1, qty: 50 },
        { line: 3, qty: 30 },
      ],
      parcels: 1,
      date: "2026-11-24",
    })
  })

  it("has no more pieces than can be sent, and some", () => {
    const pieces = ["51", "1", "x"]
    const { pieces: wrong } = errorsOf({ ...ALL, pieces }, LINES)
    expect([...wrong]).toEqual([
      [0, 50],
      [1, 0],
      [2, 30],
    ])
    expect(errorsOf({ ...ALL, pieces: ["", "0", " 0 "] }, LINES)).toMatchObject({ nothing: true })
    expect(errorsOf({ ...ALL, parcels: "1000" }, LINES).parcels).toBe(true)
    expect(errorsOf({ ...ALL, parcels: "" }, LINES).parcels).toBe(false)
  })

  it("names carrier and number without blanks", () => {
    expect(bodyOf({ ...ALL, carrier: " DHL ", tracking: " 1Z ", date: "" })).toMatchObject({
      carrier: "DHL",
      tracking: "1Z",
    })
  })

  it("is of the reader's day", () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05")
  })
})
