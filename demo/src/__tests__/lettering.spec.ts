import { glyphOf } from "../drawings/drafting/glyphs"
import { lettering, textWidth } from "../drawings/drafting/lettering"

describe("the lettering", () => {
  it("draws lower case as upper", () => {
    expect(glyphOf("a")).toEqual(glyphOf("A"))
    expect(glyphOf("ø")).toEqual(glyphOf("Ø"))
  })

  it("names the character that it lacks", () => {
    expect(() => glyphOf("€")).toThrow('no glyph for "€"')
  })

  it("places a text by its anchor", () => {
    const width = textWidth("Ø280", 24)
    const boxAt = (anchor: "start" | "middle" | "end") =>
      lettering("Ø280", [100, 50], { size: 24, anchor }).boxes[0]
    expect(boxAt("start")).toEqual({ x: 100, y: 26, width: expect.closeTo(width), height: 24 })
    expect(boxAt("middle")?.x).toBeCloseTo(100 - width / 2)
    expect(boxAt("end")?.x).toBeCloseTo(100 - width)
  })

  it("turns upright text to be read from the right", () => {
    const [box] = lettering("47", [100, 50], { size: 24, degrees: -90 }).boxes
    expect(box?.width).toBeCloseTo(24)
    expect(box?.height).toBeCloseTo(textWidth("47", 24))
  })

  it("answers one box for each glyph of slanted text", () => {
    expect(lettering("162", [0, 0], { size: 24, degrees: -40 }).boxes).toHaveLength(3)
  })
})
