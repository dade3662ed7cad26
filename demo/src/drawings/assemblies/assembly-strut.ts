import type { CoilSpringShape, ShockAbsorberShape } from "../../parts/shapes"
import { farCoils, nearCoils } from "../chassis/coil-spring"
import { axisLine, drum, holes, round } from "./exploded"
import { box, circle, curve, line, type Point } from "../drafting/path"
import { drawDamper } from "../chassis/shock-absorber"
import type { Sheet } from "../drafting/sheet"

const AXIS = 318

const DAMPER: ShockAbsorberShape = {
  ...{ family: "shock-absorber", closed: 380, open: 566, tube: 55, rod: 25, gas: true },
  ...{ top: "pin", foot: "bracket" },
}
const SPRING: CoilSpringShape = {
  ...{ family: "coil-spring", freeLength: 324, outer: 146, wire: 12, coils: 5.5, rate: 32.6 },
}

/** The strut lying: insert, spring round its rod, top mount, and the arm that guides its foot. */
export function drawStrut(sheet: Sheet): Point[] {
  const unit = 2
  const spring = { shape: SPRING, unit, left: 540, axis: AXIS }
  topMount(sheet, [1330, AXIS])
  farCoils(sheet, spring)
  drawDamper(sheet, { shape: DAMPER, unit, left: 110, axis: AXIS })
  sheet.solid(box({ x: 516, y: AXIS - 152, width: 20, height: 304 }, 6))
  sheet.stroke("thin", line([523, AXIS - 152], [523, AXIS + 152]))
  nearCoils(sheet, spring)
  axisLine(sheet, [70, AXIS], [1540, AXIS])
  arm(sheet, { from: [190, 560], to: [780, 560] })
  return [
    [330, 282],
    [904, 186],
    [640, 572],
  ]
}

function topMount(sheet: Sheet, at: Point): void {
  drum(sheet, { at: [at[0] + 54, at[1]], radius: 74, length: 34 })
  drum(sheet, { at, radius: 132, length: 22 })
  sheet.stroke("thin", round(at, 120))
  drum(sheet, { at: [at[0] - 40, at[1]], radius: 84, length: 40, face: "dark" })
  sheet.solid(round([at[0] - 40, at[1]], 62), "metal")
  sheet.solid(round([at[0] - 40, at[1]], 24), "paper")
  holes(sheet, { at, pitch: 106, count: 3, radius: 11 })
}

/** A straight control arm from bush to ball joint. */
function arm(sheet: Sheet, { from, to }: { from: Point; to: Point }): void {
  const [y, length] = [from[1], to[0] - from[0]]
  const p = (share: number, off: number): Point => [from[0] + length * share, y + off]
  sheet.solid(
    curve(
      [
        p(0, -38),
        p(0.1, -26),
        p(0.5, -20),
        p(0.9, -26),
        p(1, -36),
        p(1.04, 0),
        p(1, 36),
        p(0.9, 26),
        p(0.5, 20),
        p(0.1, 26),
        p(0, 38),
        p(-0.05, 0),
      ],
      true,
    ),
  )
  sheet.solid(
    curve(
      [
        p(0.12, -12),
        p(0.5, -9),
        p(0.88, -12),
        p(0.9, 0),
        p(0.88, 12),
        p(0.5, 9),
        p(0.12, 12),
        p(0.1, 0),
      ],
      true,
    ),
    "paper",
  )
  for (const [centre, radii] of [
    [from, [46, 40, 22, 11]],
    [to, [44, 36, 24, 11]],
  ] as const) {
    sheet.solid(circle(centre, radii[0]))
    sheet.solid(circle(centre, radii[1]), "dark")
    sheet.solid(circle(centre, radii[2]))
    sheet.solid(circle(centre, radii[3]), "paper")
    sheet.stroke("centre", line([centre[0], y - 66], [centre[0], y + 66]))
  }
  sheet.stroke("centre", line([from[0] - 70, y], [to[0] + 70, y]))
}
