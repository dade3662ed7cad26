import { inkOf, sourceSet, zoomOf } from "../picture"

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

describe("sourceSet", () => {
  it("names the widths of a picture that staff sent, in both formats", () => {
    const photo = "/uploads/0b0e6d3c-6a3f-4f0e-9a55-3f0a7f3ce111.webp"
    expect(sourceSet(photo, "avif")).toContain(`${photo}?width=480&format=avif 480w`)
    expect(sourceSet(photo, "webp")?.split(", ")).toHaveLength(5)
  })

  it("takes a drawing as it lies there for its own width, and has no AVIF of it", () => {
    expect(sourceSet(DRAWING, "webp")).toContain(`${DRAWING} 640w`)
    expect(sourceSet(DRAWING, "avif")).toBeUndefined()
  })

  it.each([
    "https://cdn.example/a.webp",
    "/social-card.png",
    "/uploads/a b.webp",
    "/uploads/x.webp?a",
    "",
  ])("names none of %s, which the shop has in one size", (image) => {
    expect(sourceSet(image, "webp")).toBeUndefined()
  })
})
