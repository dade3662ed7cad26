import { lifeOf } from "../token-life"

const token = (payload: object) => `head.${btoa(JSON.stringify(payload))}.signature`

describe("lifeOf", () => {
  it("is the time between a token's beginning and its end", () => {
    expect(lifeOf(token({ iat: 1000, exp: 1060 }))).toBe(60_000)
  })

  it("is unknown for a token that does not say, or is none", () => {
    expect(lifeOf(token({ exp: 1060 }))).toBeNull()
    expect(lifeOf("token-of-cus_1")).toBeNull()
    expect(lifeOf("a.%%%.c")).toBeNull()
  })
})
