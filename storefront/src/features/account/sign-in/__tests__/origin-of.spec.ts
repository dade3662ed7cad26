import { originOf } from "../origin-of"

const HOME = { to: "/", state: null }

describe("originOf", () => {
  it("leads back to the page, its search and its place", () => {
    const from = { pathname: "/showProduct", search: "?q=disc", hash: "#3" }
    expect(originOf({ from })).toEqual({ to: "/showProduct?q=disc#3", state: null })
  })

  it("leads back to a dialog with the page that it was opened over", () => {
    const state = { background: { pathname: "/product/prod_1" } }
    const from = { pathname: "/purchase/prod_1", state }
    expect(originOf({ from })).toEqual({ to: "/purchase/prod_1", state })
  })

  it("leads home where nobody came from anywhere", () => {
    expect(originOf(null)).toEqual(HOME)
    expect(originOf({ background: {} })).toEqual(HOME)
  })

  it("never leads to another site", () => {
    expect(originOf({ from: { pathname: "//evil.example" } })).toEqual(HOME)
    expect(originOf({ from: { pathname: "https://evil.example" } })).toEqual(HOME)
    expect(originOf({ from: { pathname: "/\\evil.example" } })).toEqual(HOME)
  })
})
