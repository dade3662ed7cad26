import { describe, expect, it } from "vitest"
import { moved } from "../moved"

describe("moved", () => {
  const list = ["Works", "South", "West"]

  it("puts an item one place further up or down", () => {
    expect(moved(list, 2, -1)).toEqual(["Works", "West", "South"])
    expect(moved(list, 0, 1)).toEqual(["South", "Works", "West"])
  })

  it("leaves the list as it is at its ends", () => {
    expect([moved(list, 0, -1), moved(list, 2, 1), moved(list, 3, -1)]).toEqual([list, list, list])
  })
})
