import { generateEntityId } from "@medusajs/framework/utils"
import { newId } from "../new-id"

describe("newId", () => {
  it("has the shape of Medusa's ids, and its time", () => {
    const [mine, medusas] = [newId("prod"), generateEntityId(undefined, "prod")]
    expect(mine).toMatch(/^prod_[0-9A-HJKMNP-TV-Z]{26}$/)
    expect(mine).toHaveLength(medusas.length)
    // The last sign of the time may differ.
    expect(mine.slice(0, 13)).toBe(medusas.slice(0, 13))
  })

  it("is another one each time", () => {
    const ids = Array.from({ length: 20_000 }, () => newId("x"))
    expect(new Set(ids).size).toBe(ids.length)
  })
})
