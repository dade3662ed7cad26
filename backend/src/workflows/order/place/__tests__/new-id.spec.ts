import { decodeTime } from "ulid"
import { newId } from "../new-id"

describe("a new id", () => {
  it("is one of Medusa's kind, of this moment", () => {
    const before = Date.now()
    const id = newId("ordli")
    expect(id).toMatch(/^ordli_[0-9A-HJKMNP-TV-Z]{26}$/)
    expect(decodeTime(id.slice(6))).toBeGreaterThanOrEqual(before)
  })

  it("is no other's, of every sign in every place", () => {
    const ids = Array.from({ length: 20_000 }, () => newId(""))
    expect(new Set(ids).size).toBe(ids.length)
    for (let place = 11; place < 27; place++) {
      expect(new Set(ids.map((id) => id[place])).size).toBe(32)
    }
  })
})
