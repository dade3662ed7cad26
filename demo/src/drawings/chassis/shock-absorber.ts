import type { ShockAbsorberShape } from "../../parts/shapes"
import { cross, dimensionAcross, dimensionUp, leader } from "../drafting/dimension"
import { hatch } from "../drafting/hatch"
import {
  box,
  chain,
  circle,
  circlePoints,
  curve,
  line,
  polar,
  polygon,
  steps,
  type Point,
} from "../drafting/path"
import { scaleFor } from "../drafting/scale"
import type { Sheet } from "../drafting/sheet"

const AXIS = 176
const SECTION: Point = [220, 398]

export type Damper = { shape: ShockAbsorberShape; unit: number; left: number; axis: number }

/** The damper drawn out, its closed length in phantom, a section of the tube, the damping curve. */
export function drawShockAbsorber(sheet: Sheet, shape: ShockAbsorberShape): string {
  const { open, closed, tube, rod } = shape
  const scale = scaleFor({ width: open + 40, height: tube }, { width: 712, height: 160 })
  const unit = scale.unit
  const left = 400 - (open * unit) / 2
  const right = left + open * unit
  drawDamper(sheet, { shape, unit, left, axis: AXIS })
  sheet.stroke("centre", line([left - 36, AXIS], [right + 36, AXIS]))
  const far: Point = [left, AXIS]
  dimensionAcross(sheet, { from: far, to: [right, AXIS], at: AXIS - 104, label: `${open}` })
  const closedEnd = left + closed * unit
  sheet.stroke(
    "phantom",
    line([closedEnd, AXIS - (tube / 2) * unit - 6], [closedEnd, AXIS + (tube / 2) * unit + 6]),
  )
  dimensionAcross(sheet, {
    from: far,
    to: [closedEnd, AXIS + (tube / 2) * unit],
    at: AXIS + 104,
    label: `${closed}`,
  })

  const zoom = 156 / tube
  const radius = 78
  tubeSection(sheet, { shape, zoom })
  dimensionUp(sheet, {
    from: [SECTION[0], SECTION[1] - radius],
    to: [SECTION[0], SECTION[1] + radius],
    at: SECTION[0] - radius - 38,
    label: `Ø${tube}`,
  })
  leader(sheet, {
    tip: polar(SECTION, (rod / 2) * zoom, -35),
    elbow: [SECTION[0] + radius + 26, SECTION[1] - 56],
    label: `Ø${rod}`,
  })
  dampingCurve(sheet, shape)
  return scale.label
}

/** The damper alone, lying on its axis, without dimensions. */
export function drawDamper(sheet: Sheet, damper: Damper): void {
  foot(sheet, damper)
  rodEnd(sheet, damper)
  body(sheet, damper)
}

function eye(sheet: Sheet, [x, axis]: Point, unit: number): void {
  sheet.solid(circle([x, axis], 18 * unit))
  sheet.solid(circle([x, axis], 13.5 * unit), "dark")
  sheet.solid(circle([x, axis], 6 * unit), "paper")
  sheet.stroke("centre", line([x, axis - 18 * unit - 10], [x, axis + 18 * unit + 10]))
}

function foot(sheet: Sheet, { shape, unit, left, axis }: Damper): void {
  if (shape.foot === "eye") {
    sheet.solid(
      box({ x: left + 8 * unit, y: axis - 9 * unit, width: 22 * unit, height: 18 * unit }),
    )
    return eye(sheet, [left, axis], unit)
  }
  const half = (shape.tube / 2 + 4) * unit
  const plate: Point[] = [
    [left + 6 * unit, axis - half],
    [left + 92 * unit, axis - half],
    [left + 92 * unit, axis + half],
    [left + 74 * unit, axis + half + 17 * unit],
    [left + 6 * unit, axis + half + 17 * unit],
  ]
  sheet.solid(polygon(plate))
  for (const x of [18, 62]) {
    sheet.solid(circle([left + x * unit, axis + half + 4 * unit], 6 * unit), "paper")
    sheet.stroke(
      "centre",
      line(
        [left + (x - 11) * unit, axis + half + 4 * unit],
        [left + (x + 11) * unit, axis + half + 4 * unit],
      ),
      line([left + x * unit, axis + half - 7 * unit], [left + x * unit, axis + half + 15 * unit]),
    )
  }
}

function rodEnd(sheet: Sheet, { shape, unit, left, axis }: Damper): void {
  const right = left + shape.open * unit
  const start = left + (shape.closed - 44) * unit
  const half = (shape.rod / 2) * unit
  if (shape.top === "eye") {
    sheet.solid(
      box({ x: start, y: axis - half, width: right - start - 10 * unit, height: 2 * half }),
      "paper",
    )
    return eye(sheet, [right, axis], unit)
  }
  const neck = Math.min(shape.rod, 14) * 0.42 * unit
  const shoulder = right - 34 * unit
  sheet.solid(box({ x: start, y: axis - half, width: shoulder - start, height: 2 * half }), "paper")
  sheet.solid(
    box({ x: shoulder, y: axis - neck, width: right - shoulder, height: 2 * neck }, 2),
    "paper",
  )
  sheet.stroke(
    "thin",
    line([shoulder + 8 * unit, axis - neck * 0.72], [right, axis - neck * 0.72]),
    line([shoulder + 8 * unit, axis + neck * 0.72], [right, axis + neck * 0.72]),
  )
  sheet.solid(
    box({ x: shoulder + 11 * unit, y: axis - neck * 2, width: 9 * unit, height: neck * 4 }),
  )
  sheet.stroke(
    "thin",
    line([shoulder + 11 * unit, axis - neck], [shoulder + 20 * unit, axis - neck]),
    line([shoulder + 11 * unit, axis + neck], [shoulder + 20 * unit, axis + neck]),
  )
}

/** The tube: outside on the left, broken open on the right to show piston and guide. */
function body(sheet: Sheet, { shape, unit, left, axis }: Damper): void {
  const half = (shape.tube / 2) * unit
  const [start, end] = [left + 24 * unit, left + (shape.closed - 34) * unit]
  sheet.solid(box({ x: start, y: axis - half, width: end - start, height: 2 * half }, 3 * unit))
  const cut = start + (end - start) * 0.36
  const wall = 3 * unit
  const inner = box({
    x: cut + 6,
    y: axis - half + wall,
    width: end - cut - 6 - 15 * unit,
    height: 2 * (half - wall),
  })
  sheet.fill("paper", inner)
  for (const side of [-1, 1]) {
    const at = (x: number, y: number): Point => [x, axis + side * y]
    const skin = [
      at(cut, half),
      at(end - 2 * unit, half),
      at(end - 2 * unit, half - wall),
      at(cut + 5, half - wall),
    ]
    const tube = [
      at(cut + 7, half * 0.72),
      at(end - 15 * unit, half * 0.72),
      at(end - 15 * unit, half * 0.6),
      at(cut + 4, half * 0.6),
    ]
    const guide = [
      at(end - 15 * unit, half - wall),
      at(end - 2 * unit, half - wall),
      at(end - 2 * unit, (shape.rod / 2) * unit),
      at(end - 15 * unit, (shape.rod / 2) * unit),
    ]
    sheet.fill("dark", polygon(guide), polygon(tube))
    sheet.stroke("hatch", hatch([skin], { gap: 6 }), hatch([guide], { gap: 7, degrees: -45 }))
    sheet.stroke("thin", polygon(tube))
    sheet.stroke(
      "outline",
      chain([at(cut + 5, half - wall), at(end - 2 * unit, half - wall)]),
      polygon(guide),
    )
  }
  const piston = cut + (end - cut) * 0.3
  const stem = {
    x: piston,
    y: axis - (shape.rod / 2) * unit,
    width: end - piston,
    height: shape.rod * unit,
  }
  sheet.solid(box(stem), "paper")
  sheet.solid(
    box({ x: piston - 6 * unit, y: axis - half * 0.6, width: 13 * unit, height: half * 1.2 }, unit),
    "dark",
  )
  sheet.stroke(
    "thin",
    line([piston - 2 * unit, axis - half * 0.6], [piston - 2 * unit, axis + half * 0.6]),
    line([piston + 3 * unit, axis - half * 0.6], [piston + 3 * unit, axis + half * 0.6]),
  )
  sheet.stroke(
    "thin",
    curve(
      steps(7).map((index): Point => [
        cut + (index % 2 === 0 ? -3 : 7),
        axis - half + (2 * half * index) / 6,
      ]),
    ),
  )
}

function tubeSection(
  sheet: Sheet,
  { shape, zoom }: { shape: ShockAbsorberShape; zoom: number },
): void {
  const radii = [shape.tube / 2, shape.tube / 2 - 3, shape.tube * 0.36, shape.tube * 0.31].map(
    (radius) => radius * zoom,
  )
  const rings = radii.map((radius) => circlePoints(SECTION, radius))
  const rod = circlePoints(SECTION, (shape.rod / 2) * zoom, 48)
  sheet.fill("metal", ...rings.map(polygon))
  sheet.stroke("hatch", hatch(rings, { gap: 7 }), hatch([rod], { gap: 7, degrees: -45 }))
  sheet.stroke(
    "outline",
    ...radii.map((radius) => circle(SECTION, radius)),
    circle(SECTION, (shape.rod / 2) * zoom),
  )
  cross(sheet, SECTION, 78)
}

/** Force over piston speed, rebound above the axis and compression below. */
function dampingCurve(sheet: Sheet, { tube, gas }: ShockAbsorberShape): void {
  const origin: Point = [500, 424]
  const rebound = tube * (gas ? 1.5 : 1.25)
  const rise = (share: number, force: number): Point => [
    origin[0] + 200 * share,
    origin[1] - force * share ** 0.6,
  ]
  const shares = [0, 0.03, 0.1, 0.25, 0.5, 0.75, 1]
  sheet.stroke(
    "thin",
    line([origin[0], origin[1] - 118], [origin[0], origin[1] + 66]),
    line(origin, [origin[0] + 226, origin[1]]),
  )
  sheet.stroke(
    "hatch",
    ...steps(4).map((index) =>
      line(
        [origin[0] + 50 * (index + 1), origin[1] - 106],
        [origin[0] + 50 * (index + 1), origin[1] + 60],
      ),
    ),
  )
  sheet.stroke(
    "outline",
    curve(shares.map((share) => rise(share, rebound))),
    curve(shares.map((share) => rise(share, -rebound * 0.55))),
  )
  sheet.text("N", [origin[0] - 18, origin[1] - 96], { size: 18 })
  sheet.text("M/S", [origin[0] + 232, origin[1] + 26], { size: 18 })
}
