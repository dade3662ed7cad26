import type { SparkPlugShape } from "../../parts/shapes"
import { cross, dimensionAcross, dimensionUp } from "../drafting/dimension"
import { hatch } from "../drafting/hatch"
import { box, chain, circle, polar, polygon, steps, type Point } from "../drafting/path"
import type { Sheet } from "../drafting/sheet"

/** The hexagon seen from the terminal's end. */
export function hexagon(sheet: Sheet, shape: SparkPlugShape): void {
  const centre: Point = [190, 402]
  const zoom = 5.4
  const flat = (shape.hex / 2) * zoom
  const corners = steps(6).map((index) => polar(centre, flat * 1.155, index * 60))
  sheet.solid(polygon(corners))
  sheet.stroke("thin", circle(centre, flat * 0.97))
  sheet.solid(circle(centre, Math.min(4.9 * zoom, flat * 0.7)), "paper")
  sheet.solid(circle(centre, 3.2 * zoom))
  cross(sheet, centre, flat * 1.1)
  dimensionUp(sheet, {
    from: [centre[0] - flat * 0.5, centre[1] - flat],
    to: [centre[0] - flat * 0.5, centre[1] + flat],
    at: centre[0] - flat * 1.155 - 30,
    label: `${shape.hex}`,
  })
}

/** Centre electrode and ground straps ten times their size, with the gap between them. */
export function gapDetail(sheet: Sheet, shape: SparkPlugShape): void {
  const [x, y] = [402, 420]
  const zoom = 20
  const gap = shape.gap * zoom
  sheet.stroke("centre", circle([x, y], 84))
  const nose = [
    [x - 34, y + 66],
    [x - 24, y + 22],
    [x + 24, y + 22],
    [x + 34, y + 66],
  ] as const
  sheet.fill("paper", polygon(nose))
  sheet.stroke("hatch", hatch([nose], { gap: 8, degrees: -45 }))
  sheet.stroke("outline", chain(nose))
  sheet.solid(box({ x: x - 12, y, width: 24, height: 66 }), "dark")
  if (shape.electrodes === 1) {
    sheet.solid(
      polygon([
        [x - 20, y - gap - 20],
        [x + 66, y - gap - 20],
        [x + 66, y + 44],
        [x + 46, y + 44],
        [x + 46, y - gap],
        [x - 20, y - gap],
      ]),
      "metal",
    )
    dimensionUp(sheet, {
      from: [x - 20, y - gap],
      to: [x - 12, y],
      at: x - 100,
      label: `${shape.gap}`,
      spill: "start",
    })
    return
  }
  for (const side of [-1, 1]) {
    const at = (distance: number, level: number): Point => [x + side * distance, level]
    sheet.solid(
      polygon([
        at(12 + gap, y + 4),
        at(12 + gap, y + 20),
        at(46, y + 20),
        at(46, y + 44),
        at(66, y + 44),
        at(66, y + 4),
      ]),
      "metal",
    )
  }
  if (shape.electrodes === 3)
    sheet.solid(box({ x: x - 9, y: y + 26, width: 18, height: 40 }), "metal")
  dimensionAcross(sheet, {
    from: [x + 12, y],
    to: [x + 12 + gap, y + 4],
    at: y - 96,
    label: `${shape.gap}`,
    spill: "start",
  })
}
