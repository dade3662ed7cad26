import sharp from "sharp"
import { drawPart } from "../drawings/draw-part"
import { catalogueParts } from "../parts/parts"
import { renderDrawing } from "../../../backend/src/workflows/image/render-drawing"

const samples = catalogueParts().filter((_, index) => index % 25 === 0)

describe("renderDrawing", () => {
  it.each(["webp", "avif"] as const)("answers an opaque %s of the asked width", async (format) => {
    const [part] = samples
    if (!part) throw new Error("the catalogue is empty")
    const picture = await renderDrawing(drawPart(part, { ink: "light" }), { width: 640, format })
    const { width, height, hasAlpha, format: read } = await sharp(picture).metadata()
    expect({ width, height, hasAlpha }).toEqual({ width: 640, height: 480, hasAlpha: false })
    expect(read).toBe(format === "avif" ? "heif" : "webp")
  })

  it("keeps a card's picture near 12 kB", async () => {
    const sizes = await Promise.all(
      samples.map(async (part) => {
        const svg = drawPart(part, { ink: "dark" })
        return (await renderDrawing(svg, { width: 640, format: "webp" })).length
      }),
    )
    const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length
    expect(mean).toBeLessThan(13_000)
    expect(Math.max(...sizes)).toBeLessThan(22_000)
  })

  it("refuses what is no drawing", async () => {
    await expect(renderDrawing("no svg", { width: 320, format: "webp" })).rejects.toThrow()
  })
})
