import { describe, expect, it } from "vitest"
import { cardStylesheet } from "../card-style"

const INHERITED = { color: "rgb(0, 0, 0)", fontFamily: "serif", fontSize: "14px" }

describe("cardStylesheet", () => {
  it("takes from the page what the options leave open", () => {
    expect(cardStylesheet({}, INHERITED)).toContain(
      "form { color: rgb(0, 0, 0); font-family: serif; font-size: 14px }",
    )
  })

  it("writes base, state, placeholder and icon styles", () => {
    const text = cardStylesheet(
      {
        base: { color: "#111", iconColor: "#222", "::placeholder": { color: "#333" } },
        invalid: { color: "#444", iconColor: "#555" },
      },
      INHERITED,
    )

    expect(text).toContain("input { color: #111 }")
    expect(text).toContain("input::placeholder { color: #333 }")
    expect(text).toContain("svg { color: #222 }")
    expect(text).toContain("input.invalid { color: #444 }")
    expect(text).toContain("form.invalid svg { color: #555 }")
  })

  it("keeps a value inside of its declaration", () => {
    const text = cardStylesheet({ base: { color: "red } body { display: none" } }, INHERITED)

    expect(text).toContain("input { color: red  body  display: none }")
  })
})
