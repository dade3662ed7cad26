import { catalogueParts } from "../parts/parts"
import { reviewers } from "../parts/people"

describe("the demo's reviews", () => {
  it("come from eight buyers and speak of parts in the catalogue", () => {
    const skus = new Set(catalogueParts().map(({ sku }) => sku))
    expect(new Set(reviewers.map(({ email }) => email)).size).toBe(8)
    for (const { sku, email } of reviewers) {
      expect(skus.has(sku)).toBe(true)
      expect(email).toMatch(/^[a-z.]+@example\.com$/)
    }
  })

  it("rate from 3 to 5 and tell an experience with a number in it", () => {
    expect(new Set(reviewers.map(({ rating }) => rating))).toEqual(new Set(["3", "4", "5"]))
    for (const { description } of reviewers) {
      expect(description).toMatch(/\d|eleven|ten|two/)
      expect(description).not.toContain("!")
    }
  })
})
