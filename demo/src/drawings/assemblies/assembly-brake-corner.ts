import { axisLine, drum, holes, onRound, round, RATIO } from "./exploded"
import { box, coordinate, curve, line, polygon, steps, type Point } from "../drafting/path"
import type { Sheet } from "../drafting/sheet"

const AXIS = 356

/** Pads, disc, hub and speed sensor drawn apart along the wheel's axis. */
export function drawBrakeCorner(sheet: Sheet): Point[] {
  axisLine(sheet, [60, AXIS], [1540, AXIS])
  speedSensor(sheet, [1290, AXIS - 96])
  hub(sheet, [935, AXIS])
  disc(sheet, [500, AXIS])
  pad(sheet, [336, 210], "back")
  pad(sheet, [176, 210], "lining")
  return [
    [180, 232],
    [592, 168],
    [985, 262],
    [1382, 252],
  ]
}

function disc(sheet: Sheet, at: Point): void {
  const radius = 262
  const back: Point = [at[0] + 70, at[1]]
  drum(sheet, { at: [back[0] + 34, back[1]], radius, length: 16, rim: "paper" })
  const vanes = steps(60).map((index) => -88 + index * 3)
  drum(sheet, {
    at: [back[0] + 14, back[1]],
    radius: radius - 6,
    length: 22,
    face: "dark",
    rim: "dark",
  })
  sheet.stroke(
    "thin",
    ...vanes.map((degrees) =>
      line(
        onRound([back[0] + 14, back[1]], radius - 6, degrees),
        onRound([back[0] + 34, back[1]], radius - 6, degrees),
      ),
    ),
  )
  drum(sheet, { at: back, radius, length: 16 })
  sheet.stroke("thin", round(back, radius - 8), round(back, 152))
  for (const degrees of steps(6).map((index) => index * 60 + 14)) {
    const slot = [0, 0.25, 0.5, 0.75, 1].map((share) =>
      onRound(back, 168 + 78 * share, degrees + share * 20),
    )
    const edge = [1, 0.75, 0.5, 0.25, 0].map((share) =>
      onRound(back, 168 + 78 * share, degrees + share * 20 + 3),
    )
    sheet.solid(polygon([...slot, ...edge]), "paper")
  }
  drum(sheet, { at, radius: 132, length: 72, face: "metal", rim: "metal" })
  sheet.stroke("thin", round(at, 122))
  sheet.solid(round(at, 58), "paper")
  sheet.stroke("centre", round(at, 92))
  holes(sheet, { at, pitch: 92, count: 5, radius: 15 })
  axisLine(sheet, [at[0] - 80, AXIS], [at[0] + 12, AXIS])
}

function hub(sheet: Sheet, at: Point): void {
  drum(sheet, { at: [at[0] + 70, at[1]], radius: 78, length: 90, rim: "metal" })
  sheet.stroke("thin", ...[92, 112, 134].map((x) => halfRound([at[0] + x, at[1]], 78)))
  drum(sheet, { at: [at[0] + 18, at[1]], radius: 94, length: 52, rim: "dark" })
  drum(sheet, { at, radius: 142, length: 18 })
  sheet.stroke("thin", round(at, 132))
  const studs = steps(5).map((index) => onRound(at, 106, -90 + index * 72))
  for (const stud of studs)
    drum(sheet, { at: [stud[0] - 74, stud[1]], radius: 12, length: 74, face: "paper" })
  for (const stud of studs) {
    sheet.stroke(
      "thin",
      ...steps(9).map((index) => halfRound([stud[0] - 66 + index * 7, stud[1]], 12)),
    )
  }
  drum(sheet, { at: [at[0] - 26, at[1]], radius: 60, length: 26, face: "paper", rim: "metal" })
  sheet.stroke("thin", round([at[0] - 26, at[1]], 52))
  const splines = steps(112).map((index) =>
    onRound([at[0] - 26, at[1]], index % 4 < 2 ? 32 : 27, (index * 360) / 112),
  )
  sheet.solid(polygon(splines), "dark")
  axisLine(sheet, [at[0] - 120, AXIS], [at[0] - 26, AXIS])
}

/** The right half of a circle square to the axis: a thread's or a groove's visible line. */
function halfRound([x, y]: Point, radius: number): string {
  const radii = `${coordinate(radius * RATIO)} ${coordinate(radius)} 0 0 1`
  return `M${coordinate(x)} ${coordinate(y - radius)}A${radii} ${coordinate(x)} ${coordinate(y + radius)}`
}

function pad(sheet: Sheet, [x, y]: Point, seen: "back" | "lining"): void {
  const outline = (shift: number, inset: number): Point[] => {
    const shape: Point[] = [
      [-0.9, 0.46],
      [0, 0.3],
      [0.9, 0.46],
      [1, 0.1],
      [0.98, -0.2],
      [0.62, -0.42],
      [0, -0.52],
      [-0.62, -0.42],
      [-0.98, -0.2],
      [-1, 0.1],
    ]
    return shape.map(([px, py]): Point => [
      x + shift + px * (176 - inset) * RATIO,
      y + py * (150 - inset),
    ])
  }
  sheet.solid(curve(outline(24, 0), true), "paper")
  sheet.solid(curve(outline(14, 0), true))
  if (seen === "lining") {
    for (const shift of [8, 2, -4, -10]) sheet.solid(curve(outline(shift, 22), true), "dark")
    sheet.stroke(
      "outline",
      line([x - 13, y - 66], [x - 13, y + 36]),
      line([x - 7, y - 66], [x - 7, y + 36]),
    )
    return
  }
  sheet.stroke("thin", curve(outline(14, 16), true))
  sheet.solid(round([x - 4, y - 8], 13), "paper")
  sheet.solid(round([x + 32, y - 8], 13), "paper")
}

function speedSensor(sheet: Sheet, [x, y]: Point): void {
  sheet.stroke(
    "outline",
    `M${x + 150} ${y + 4}C${x + 280} ${y + 10} ${x + 230} ${y + 210} ${x + 100} ${y + 240}`,
    `M${x + 150} ${y - 10}C${x + 300} ${y - 4} ${x + 250} ${y + 220} ${x + 104} ${y + 256}`,
  )
  sheet.solid(box({ x: x + 12, y: y + 226, width: 92, height: 46 }, 5))
  sheet.stroke("thin", line([x + 44, y + 226], [x + 44, y + 272]))
  drum(sheet, { at: [x + 108, y - 3], radius: 16, length: 40 })
  drum(sheet, { at: [x + 92, y + 16], radius: 46, length: 18 })
  sheet.solid(round([x + 92, y + 44], 10), "paper")
  drum(sheet, { at: [x, y - 4], radius: 24, length: 94, rim: "metal" })
  sheet.stroke("thin", halfRound([x + 58, y - 4], 24), halfRound([x + 66, y - 4], 24))
}
