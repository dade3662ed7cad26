import { inkOf, zoomOf } from "../drawing-ink"

const DRAWING = "/uploads/drawings/bd-2803-v.webp"

describe("inkOf", () => {
  it("takes the dark ink's file on a dark page and the plain one on a light page", () => {
    expect(inkOf(DRAWING, true)).toBe("/uploads/drawings/bd-2803-v.dark.webp")
    expect(inkOf(DRAWING, false)).toBe(DRAWING)
  })

  it("finds back from the dark ink's file", () => {
    expect(inkOf("/uploads/drawings/bd-2803-v.dark.webp", false)).toBe(DRAWING)
  })

  it("leaves every other picture as it is", () => {
    expect(inkOf("/uploads/photo.webp", true)).toBe("/uploads/photo.webp")
    expect(inkOf("https://cdn.example/a.png", true)).toBe("https://cdn.example/a.png")
  })
})

describe("zoomOf", () => {
  it("names the SVG of a drawing and nothing for another picture", () => {
    expect(zoomOf(DRAWING, true)).toBe("/uploads/drawings/bd-2803-v.dark.svg")
    expect(zoomOf("/uploads/photo.webp", false)).toBeNull()
  })
})
