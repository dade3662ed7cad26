import { originOf } from "../origin-of"

describe("originOf", () => {
  it("leads back to the page, its search and its place", () => {
    const from = { pathname: "/showProduct", search: "?q=disc", hash: "#3" }
    expect(originOf({ from })).toBe("/showProduct?q=disc#3")
  })

  it("leads home where nobody came from anywhere", () => {
    expect(originOf(null)).toBe("/")
    expect(originOf({ background: {} })).toBe("/")
  })

  it("never leads to another site", () => {
    expect(originOf({ from: { pathname: "//evil.example" } })).toBe("/")
    expect(originOf({ from: { pathname: "https://evil.example" } })).toBe("/")
    expect(originOf({ from: { pathname: "/\\evil.example" } })).toBe("/")
  })
})
