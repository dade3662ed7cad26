import { course } from "../drawings/drafting/course"
import { hatch } from "../drawings/drafting/hatch"
import { box, circle, coordinate, type Point } from "../drawings/drafting/path"
import { scaleFor } from "../drawings/drafting/scale"

describe("path helpers", () => {
  it("round coordinates to a tenth", () => {
    expect(coordinate(12.3456)).toBe("12.3")
    expect(coordinate(-0.01)).toBe("0")
  })

  it("close a box and a circle", () => {
    expect(box({ x: 1, y: 2, width: 3, height: 4 })).toBe("M1 2L4 2L4 6L1 6Z")
    expect(circle([5, 5], 2)).toBe("M3 5A2 2 0 1 1 7 5A2 2 0 1 1 3 5Z")
  })
})

describe("hatch", () => {
  const square = (from: number, to: number): Point[] => [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
  ]
  const points = (d: string) =>
    [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]): Point => [Number(x), Number(y)])

  it("stays inside the polygon", () => {
    const drawn = points(hatch([square(0, 100)], { gap: 10 }))
    expect(drawn.length).toBeGreaterThan(20)
    for (const [x, y] of drawn) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.1)
      expect(Math.max(x, y)).toBeLessThanOrEqual(100.1)
    }
  })

  it("leaves an inner polygon free", () => {
    const drawn = points(hatch([square(0, 100), square(30, 70)], { gap: 10 }))
    const inside = drawn.filter(([x, y]) => x > 31 && x < 69 && y > 31 && y < 69)
    expect(inside).toEqual([])
  })
})

describe("scaleFor", () => {
  it("takes the largest scale that fits", () => {
    const room = { width: 520, height: 404 }
    expect(scaleFor({ width: 324, height: 280 }, room)).toEqual({
      unit: expect.closeTo(4 / 3),
      label: "1:3",
    })
    expect(scaleFor({ width: 20, height: 10 }, room).label).toBe("5:1")
  })
})

describe("course", () => {
  it("touches two equal pulleys on their outer sides", () => {
    const points = course([
      { centre: [0, 0], radius: 10, side: 1 },
      { centre: [100, 0], radius: 10, side: 1 },
    ])
    expect(Math.min(...points.map(([x]) => x))).toBeCloseTo(-10, 1)
    expect(Math.max(...points.map(([x]) => x))).toBeCloseTo(110, 1)
    expect(Math.min(...points.map(([, y]) => y))).toBeCloseTo(-10, 1)
  })
})
