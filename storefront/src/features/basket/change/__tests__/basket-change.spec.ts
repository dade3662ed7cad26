import { changed } from "../basket-change"

const LINES = [
  { productId: "disc", qty: 60 },
  { productId: "pad", qty: 48 },
]

describe("a change of a basket", () => {
  it("adds the same part up, and another behind", () => {
    const lines = [
      { productId: "pad", qty: 12 },
      { productId: "filter", qty: 50, productName: "Oil filter" },
    ]
    expect(changed(LINES, { kind: "add", key: "1", lines })).toEqual([
      { productId: "disc", qty: 60 },
      { productId: "pad", qty: 60 },
      { productId: "filter", qty: 50, productName: "Oil filter" },
    ])
  })

  it("takes so many pieces out, and the line where none are left", () => {
    const lines = [
      { productId: "disc", qty: 60 },
      { productId: "pad", qty: 40 },
      { productId: "gone", qty: 1 },
    ]
    expect(changed(LINES, { kind: "take", lines })).toEqual([{ productId: "pad", qty: 8 }])
  })

  it("sets a quantity, also of a line that another tab took out", () => {
    const set = { kind: "set", productId: "pad", qty: 60 } as const
    expect(changed(LINES, set)).toEqual([LINES[0], { productId: "pad", qty: 60 }])
    expect(changed(LINES.slice(0, 1), set)).toEqual([LINES[0], { productId: "pad", qty: 60 }])
  })

  it("puts a removed line back at its place, once", () => {
    const [line] = LINES
    if (!line) throw new Error("there is no line")
    const without = changed(LINES, { kind: "remove", productId: "disc" })
    expect(without).toEqual(LINES.slice(1))
    const restore = { kind: "restore", line, index: 0 } as const
    expect(changed(without, restore)).toEqual(LINES)
    expect(changed(LINES, restore)).toEqual(LINES)
  })

  it("leaves the lines that it was given as they were", () => {
    const before = structuredClone(LINES)
    changed(LINES, { kind: "set", productId: "pad", qty: 1 })
    changed(LINES, { kind: "take", lines: LINES })
    expect(LINES).toEqual(before)
  })
})
