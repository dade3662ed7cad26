import sharp from "sharp"
import { assemblies } from "../drawings/assemblies/assemblies"
import { drawAssembly, layoutAssembly } from "../drawings/assemblies/draw-assembly"
import { drawPart, layoutPart } from "../drawings/draw-part"
import { drawMissingPart, layoutMissingPart } from "../drawings/missing-part"
import type { Box } from "../drawings/drafting/path"
import type { Sheet } from "../drawings/drafting/sheet"
import { catalogue, catalogueParts } from "../parts/parts"
import { crossedTexts } from "./ink-under-text"

const parts = catalogueParts()

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width + 3 &&
  b.x < a.x + a.width + 3 &&
  a.y < b.y + b.height + 2 &&
  b.y < a.y + a.height + 2

function expectTextsApart(sheet: Sheet): void {
  const { width, height } = sheet.size
  const texts = sheet.texts
  for (const box of texts.flat()) {
    expect(box.x).toBeGreaterThan(12)
    expect(box.y).toBeGreaterThan(10)
    expect(box.x + box.width).toBeLessThan(width - 12)
    expect(box.y + box.height).toBeLessThan(height - 12)
  }
  for (const [index, boxes] of texts.entries()) {
    const others = texts.slice(index + 1).flat()
    expect(boxes.some((box) => others.some((other) => overlap(box, other)))).toBe(false)
  }
}

describe.each(catalogue.map(({ id, parts: family }) => ({ id, family })))(
  "a drawing of the family $id",
  ({ family }) => {
    it("is an 800 × 600 picture in both inks", async () => {
      for (const part of family) {
        const light = drawPart(part, { ink: "light" })
        const dark = drawPart(part, { ink: "dark" })
        expect(light).not.toBe(dark)
        expect(light).not.toMatch(/NaN|undefined|Infinity|<text|id=/)
        const { width, height, format } = await sharp(Buffer.from(light)).metadata()
        expect({ width, height, format }).toEqual({ width: 800, height: 600, format: "svg" })
      }
    })

    it("keeps its texts inside the border and apart from one another", () => {
      for (const part of family) expectTextsApart(layoutPart(part))
    })

    it("runs no line through a text", async () => {
      for (const part of family) {
        expect({ sku: part.sku, crossed: await crossedTexts(layoutPart(part)) }).toEqual({
          sku: part.sku,
          crossed: [],
        })
      }
    })

    it("differs from part to part by more than the title strip", () => {
      const shapes = family.map(({ shape }) => {
        return drawPart({ sku: "XX-0000-X", name: "Same", shape }, { ink: "light" })
      })
      const twins = family.length - new Set(shapes).size
      expect(twins).toBe(0)
    })
  },
)

describe("an assembly", () => {
  it.each(assemblies)("of the $title leads to parts of the catalogue", ({ id, callouts }) => {
    const skus = new Set(parts.map(({ sku }) => sku))
    expect(callouts.length).toBeGreaterThanOrEqual(3)
    for (const { sku, x, y } of callouts) {
      expect(skus.has(sku)).toBe(true)
      expect(Math.min(x, y)).toBeGreaterThan(0)
      expect(Math.max(x, y)).toBeLessThan(100)
    }
    expectTextsApart(layoutAssembly(id))
    expect(drawAssembly(id, { ink: "dark" })).not.toMatch(/NaN|undefined/)
  })
})

describe("drawings", () => {
  it("are the same in every run", () => {
    const [first] = parts
    if (!first) throw new Error("the catalogue is empty")
    expect(drawPart(first, { ink: "dark" })).toBe(drawPart(first, { ink: "dark" }))
    expect(drawMissingPart({ ink: "light" })).toBe(drawMissingPart({ ink: "light" }))
  })

  it("tell on the not-found page that the part is missing", async () => {
    const sheet = layoutMissingPart()
    expectTextsApart(sheet)
    expect(await crossedTexts(sheet)).toEqual([])
    expect(drawMissingPart({ ink: "dark" })).toContain("stroke-dasharray")
  })
})
