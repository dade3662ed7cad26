import fc from "fast-check"
import { findOddValue } from "../validate-body"

const NUL = String.fromCharCode(0)

describe("findOddValue", () => {
  it("names the field that holds a NUL sign or half a surrogate pair", () => {
    expect(findOddValue({ a: { b: [1, `x${NUL}`] } })?.field).toBe("a.b.1")
    expect(findOddValue({ a: "\ud83d" })?.field).toBe("a")
    expect(findOddValue({ a: { [`k${NUL}`]: 1 } })?.field).toBe("a")
  })

  it("takes whole characters beyond the first plane", () => {
    expect(findOddValue({ "🚗": "🚗", empty: "", nothing: null, list: [] })).toBeNull()
  })

  it("takes every JSON of well-formed text that is not too deep", () => {
    const text = fc.string({ unit: "grapheme" }).map((made) => made.replaceAll(NUL, ""))
    const value = fc.jsonValue({ maxDepth: 8, noUnicodeString: false, stringUnit: "grapheme" })
    fc.assert(
      fc.property(text, value, (name, inner) => {
        fc.pre(!JSON.stringify(inner).includes("\\u0000"))
        expect(findOddValue({ [name]: inner })).toBeNull()
      }),
    )
  })

  it("stops at deep nesting without walking it to its end", () => {
    const deep = JSON.parse(`${"[".repeat(50_000)}${"]".repeat(50_000)}`)
    expect(findOddValue({ deep })?.message).toBe("is nested too deeply")
  })
})
