import type { ControlArmShape } from "../../parts/shapes"
import { cross, dimensionAcross, dimensionUp, leader } from "../drafting/dimension"
import { hatch } from "../drafting/hatch"
import { box, circle, curve, line, polygon, steps, type Point } from "../drafting/path"
import { scaleFor } from "../drafting/scale"
import type { Sheet } from "../drafting/sheet"

/** The arm in plan, and below it from the side with ball joint and bush. */
export function drawControlArm(sheet: Sheet, shape: ControlArmShape): string {
  const { length, spread, bush } = shape
  const tall = Math.max(spread, 30) + bush
  const scale = scaleFor(
    { width: length + bush + 30, height: tall + 52 },
    { width: 640, height: 356 },
  )
  const unit = scale.unit
  const mirror = shape.side === "right" ? -1 : 1
  const middle = 258 - ((tall + 52) * unit + 50) / 2 + (tall * unit) / 2
  const at = (x: number, y: number): Point => [
    408 + mirror * (x - length / 2) * unit,
    middle + y * unit,
  ]
  const view = { shape, unit, at }
  if (shape.kind === "wishbone") wishbone(sheet, view)
  else link(sheet, view)
  const bushes: Point[] = spread > 0 ? [at(0, -spread / 2), at(0, spread / 2)] : [at(0, 0)]
  for (const place of bushes) bushing(sheet, place, { radius: (bush / 2) * unit })
  ballJoint(sheet, at(length, 0), unit)

  const level = middle + (tall / 2) * unit + 50 + 16 * unit
  side(sheet, { ...view, level })
  const far = at(length, 0)
  const near = bushes[bushes.length - 1] ?? far
  dimensionAcross(sheet, {
    from: [at(0, 0)[0], level + (bush / 2) * unit],
    to: [far[0], level + 28 * unit],
    at: level + Math.max(30 * unit, (bush / 2) * unit) + 30,
    label: `${length}`,
  })
  if (spread > 0) {
    const edge = at(-bush / 2, 0)[0] - mirror * (mirror > 0 ? 36 : 66)
    dimensionUp(sheet, {
      from: [near[0], near[1]],
      to: [near[0], near[1] - spread * unit],
      at: edge,
      label: `${spread}`,
    })
  }
  const top = bushes[0] ?? far
  leader(sheet, {
    tip: [top[0] + mirror * (bush / 2) * unit * 0.7, top[1] - (bush / 2) * unit * 0.7],
    elbow: [top[0] + mirror * ((bush / 2) * unit + 40), top[1] - (bush / 2) * unit * 0.55 - 14],
    label: `Ø${bush}`,
    side: mirror > 0 ? "right" : "left",
  })
  leader(sheet, {
    tip: [far[0] + mirror * (shape.taper / 2) * unit * 0.8, level + 14 * unit],
    elbow: [far[0] + mirror * 34, level + 34 * unit - 60],
    label: `Ø${shape.taper}`,
    side: mirror > 0 ? "right" : "left",
  })
  return scale.label
}

type View = { shape: ControlArmShape; unit: number; at: (x: number, y: number) => Point }

function bushing(sheet: Sheet, centre: Point, { radius }: { radius: number }): void {
  sheet.solid(circle(centre, radius + 5))
  sheet.solid(circle(centre, radius), "dark")
  sheet.solid(circle(centre, radius * 0.52), "metal")
  sheet.solid(circle(centre, radius * 0.28), "paper")
  cross(sheet, centre, radius)
}

function ballJoint(sheet: Sheet, centre: Point, unit: number): void {
  sheet.solid(circle(centre, 24 * unit))
  sheet.stroke("thin", circle(centre, 20 * unit))
  sheet.solid(circle(centre, 13 * unit), "dark")
  sheet.solid(circle(centre, 6 * unit), "paper")
  cross(sheet, centre, 24 * unit)
}

function wishbone(sheet: Sheet, { shape, at }: View): void {
  const { length, spread, bush } = shape
  const [half, rim] = [spread / 2, bush / 2]
  const outer = [
    at(-rim * 0.4, -half - rim * 0.8),
    at(rim, -half - rim * 0.55),
    at(length * 0.34, -half * 0.86),
    at(length * 0.68, -half * 0.34),
    at(length - 4, -21),
    at(length + 16, -10),
    at(length + 16, 10),
    at(length - 4, 21),
    at(length * 0.66, half * 0.42),
    at(length * 0.36, half * 0.62),
    at(length * 0.2, half * 0.86),
    at(rim, half + rim * 0.5),
    at(-rim * 0.4, half + rim * 0.8),
    at(-rim * 0.9, half),
    at(-rim * 0.4, half - rim * 0.6),
    at(length * 0.1, half * 0.5),
    at(length * 0.18, 0),
    at(length * 0.1, -half * 0.5),
    at(-rim * 0.4, -half + rim * 0.6),
    at(-rim * 0.9, -half),
  ]
  sheet.solid(curve(outer, true))
  const web = [
    at(length * 0.3, -half * 0.58),
    at(length * 0.62, -half * 0.2),
    at(length * 0.78, 0),
    at(length * 0.62, half * 0.2),
    at(length * 0.34, half * 0.34),
    at(length * 0.3, 0),
  ]
  sheet.solid(curve(web, true), "paper")
  sheet.stroke(
    "thin",
    curve([
      at(rim + 4, -half * 0.9),
      at(length * 0.3, -half * 0.74),
      at(length * 0.66, -half * 0.24),
      at(length - 24, -12),
    ]),
    curve([
      at(rim + 4, half * 0.92),
      at(length * 0.3, half * 0.5),
      at(length * 0.66, half * 0.26),
      at(length - 24, 12),
    ]),
  )
  sheet.stroke("centre", line(at(-24, 0), at(length + 36, 0)))
}

function link(sheet: Sheet, { shape, at }: View): void {
  const { length, bush } = shape
  const waist = bush * 0.3
  sheet.solid(
    curve(
      [
        at(0, -bush * 0.45),
        at(bush * 0.7, -waist),
        at(length * 0.5, -waist * 0.85),
        at(length - 34, -waist),
        at(length, -18),
        at(length, 18),
        at(length - 34, waist),
        at(length * 0.5, waist * 0.85),
        at(bush * 0.7, waist),
        at(0, bush * 0.45),
      ],
      true,
    ),
  )
  const pocket = [
    at(bush * 0.8, -waist * 0.55),
    at(length - 36, -waist * 0.55),
    at(length - 30, 0),
    at(length - 36, waist * 0.55),
    at(bush * 0.8, waist * 0.55),
    at(bush * 0.72, 0),
  ]
  sheet.solid(polygon(pocket), "paper")
  sheet.stroke("hatch", hatch([pocket], { gap: 9 }))
  sheet.stroke("centre", line(at(-40, 0), at(length + 40, 0)))
}

/** The arm from the side: bush lying, joint with its taper and thread standing. */
function side(sheet: Sheet, { shape, unit, at, level }: View & { level: number }): void {
  const { length, bush, taper } = shape
  const p = (x: number, y: number): Point => [at(x, 0)[0], level + y * unit]
  const [near, far] = [p(0, 0), p(length, 0)]
  const joggle = shape.kind === "wishbone" ? 12 : 4
  sheet.solid(
    polygon([
      p(0, -9),
      p(length * 0.3, -9),
      p(length * 0.55, -9 - joggle),
      p(length - 12, -9 - joggle),
      p(length, -7 - joggle),
      p(length, 5 - joggle),
      p(length * 0.56, 6 - joggle),
      p(length * 0.32, 8),
      p(0, 9),
    ]),
  )
  sheet.solid(
    box(
      {
        x: near[0] - (bush / 2) * unit,
        y: level - bush * 0.42 * unit,
        width: bush * unit,
        height: bush * 0.84 * unit,
      },
      3 * unit,
    ),
    "dark",
  )
  sheet.stroke(
    "thin",
    ...[-0.3, 0.3].map((share) =>
      line(
        [near[0] + bush * share * unit, level - bush * 0.42 * unit],
        [near[0] + bush * share * unit, level + bush * 0.42 * unit],
      ),
    ),
  )
  sheet.stroke(
    "centre",
    line([near[0], level - bush * 0.5 * unit - 8], [near[0], level + bush * 0.5 * unit + 8]),
  )
  const x = (distance: number) => far[0] + distance * unit
  const y = (distance: number) => level + distance * unit
  const half = taper / 2
  sheet.solid(
    polygon([
      [x(-half), y(6)],
      [x(half), y(6)],
      [x(half * 0.74), y(20)],
      [x(-half * 0.74), y(20)],
    ]),
    "paper",
  )
  sheet.solid(
    box({ x: x(-half * 0.62), y: y(20), width: half * 1.24 * unit, height: 10 * unit }, unit),
    "paper",
  )
  sheet.stroke(
    "thin",
    ...steps(3).map((index) =>
      line([x(-half * 0.62), y(22.5 + index * 2.5)], [x(half * 0.62), y(22.5 + index * 2.5)]),
    ),
  )
  sheet.solid(
    polygon([
      [x(-20), y(-4 - joggle)],
      [x(20), y(-4 - joggle)],
      [x(16), y(3)],
      [x(10), y(7)],
      [x(-10), y(7)],
      [x(-16), y(3)],
    ]),
    "dark",
  )
  sheet.solid(box({ x: x(-22), y: y(-14 - joggle), width: 44 * unit, height: 12 * unit }, 3 * unit))
  sheet.stroke("centre", line([far[0], y(-20 - joggle)], [far[0], y(34)]))
}
