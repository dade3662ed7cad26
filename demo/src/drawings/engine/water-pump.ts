import type { WaterPumpShape } from "../../parts/shapes"
import { cross, dimensionAcross, dimensionUp, leader } from "../drafting/dimension"
import { hatch } from "../drafting/hatch"
import { box, circle, curve, line, polar, polygon, steps, type Point } from "../drafting/path"
import { scaleFor } from "../drafting/scale"
import type { Sheet } from "../drafting/sheet"

const AXIS = 264
const GAP = 116

/** The impeller side with its bolt pattern, beside a section along the shaft. */
export function drawWaterPump(sheet: Sheet, shape: WaterPumpShape): string {
  const { depth, boltCircle, pulley } = shape
  const across = boltCircle + 24
  const scale = scaleFor(
    { width: across + depth, height: Math.max(across, pulley) },
    { width: 540, height: 366 },
  )
  const unit = scale.unit
  const left = 412 - ((across + depth) * unit + GAP) / 2
  const centre: Point = [left + (across / 2) * unit, AXIS]
  front(sheet, { shape, unit, centre })
  const x = left + across * unit + GAP
  section(sheet, { shape, unit, x })
  const tall = (Math.max(across, pulley) / 2) * unit
  const right = x + depth * unit
  dimensionUp(sheet, {
    from: [right - 12 * unit, AXIS - (pulley / 2) * unit],
    to: [right - 12 * unit, AXIS + (pulley / 2) * unit],
    at: right + 42,
    label: `Ø${pulley}`,
  })
  dimensionUp(sheet, {
    from: [x, AXIS - (shape.impeller / 2) * unit],
    to: [x, AXIS + (shape.impeller / 2) * unit],
    at: x - 34,
    label: `Ø${shape.impeller}`,
  })
  dimensionAcross(sheet, {
    from: [x, AXIS + (shape.impeller / 2) * unit],
    to: [right, AXIS + (pulley / 2) * unit],
    at: AXIS + tall + 36,
    label: `${depth}`,
  })
  const hole = polar(centre, (boltCircle / 2) * unit, -90 - 360 / shape.bolts)
  leader(sheet, {
    tip: polar(hole, 4.4 * unit, 135),
    elbow: [Math.max(left + 24, 140), AXIS + (across / 2) * unit + 30],
    label: `${shape.bolts}×Ø8.8`,
    side: "left",
  })
  return scale.label
}

type View = { shape: WaterPumpShape; unit: number; centre: Point }

function front(sheet: Sheet, { shape, unit, centre }: View): void {
  const pitch = (shape.boltCircle / 2) * unit
  const wall = (shape.impeller / 2 + 9) * unit
  const lobe = 360 / shape.bolts
  const rim = steps(shape.bolts * 12).map((index) => {
    const degrees = -90 + (index * lobe) / 12
    const off = Math.min(index % 12, 12 - (index % 12)) / 6
    return polar(
      centre,
      off < 0.34
        ? pitch + 10 * unit - off * 8 * unit
        : wall + Math.max(0, (pitch + 4 * unit - wall) * (0.62 - off)),
      degrees,
    )
  })
  sheet.solid(curve(rim, true))
  sheet.solid(circle(centre, wall - 2 * unit), "dark")
  sheet.solid(circle(centre, wall - 5 * unit), "paper")
  const radius = (shape.impeller / 2) * unit
  sheet.solid(circle(centre, radius))
  const hub = radius * 0.3
  for (const index of steps(shape.blades)) {
    const start = (index * 360) / shape.blades
    const blade = (turn: number) =>
      [0, 0.33, 0.66, 1].map((share) =>
        polar(centre, hub + (radius - hub) * share, start + turn + share ** 0.8 * 46),
      )
    sheet.solid(polygon([...smooth(blade(-3)), ...smooth(blade(3)).reverse()]), "dark")
  }
  sheet.solid(circle(centre, hub * 1.15))
  sheet.solid(circle(centre, hub * 0.55), "paper")
  sheet.stroke("centre", circle(centre, pitch))
  for (const index of steps(shape.bolts)) {
    const degrees = -90 + index * lobe
    sheet.solid(circle(polar(centre, pitch, degrees), 4.4 * unit), "paper")
    sheet.stroke(
      "dimension",
      line(polar(centre, pitch - 8 * unit, degrees), polar(centre, pitch + 8 * unit, degrees)),
    )
  }
  cross(sheet, centre, pitch + 10 * unit)
}

/** More points on a short chain, so that a blade's flank reads as a curve. */
function smooth(points: Point[]): Point[] {
  return points.flatMap(([x, y], index): Point[] => {
    const next = points[index + 1]
    return next
      ? [
          [x, y],
          [(x + next[0]) / 2, (y + next[1]) / 2],
        ]
      : [[x, y]]
  })
}

function section(
  sheet: Sheet,
  { shape, unit, x }: { shape: WaterPumpShape; unit: number; x: number },
): void {
  const { impeller, pulley, depth, boltCircle } = shape
  const at = (across: number, distance: number, side: number): Point => [
    x + across * unit,
    AXIS + side * distance * unit,
  ]
  const wide = shape.drive === "ribbed" ? 24 : 28
  const rear = depth - wide
  sheet.solid(
    box({ x: x + 6 * unit, y: AXIS - 8 * unit, width: (depth - 10) * unit, height: 16 * unit }, 2),
    "paper",
  )
  for (const side of [-1, 1]) {
    const p = (across: number, distance: number) => at(across, distance, side)
    const wheel = [
      p(0, 6),
      p(0, impeller / 2),
      p(13, impeller / 2),
      p(4, impeller / 2 - 14),
      p(4, 16),
      p(14, 14),
      p(14, 8),
      p(0, 8),
    ]
    const house = [
      p(18, boltCircle / 2 + 11),
      p(27, boltCircle / 2 + 11),
      p(27, boltCircle / 2 - 12),
      p(33, 27),
      p(rear - 4, 25),
      p(rear - 4, 15),
      p(24, 15),
      p(22, impeller / 2 + 1),
      p(18, impeller / 2 + 5),
    ]
    const race = [p(30, 8), p(30, 15), p(rear - 4, 15), p(rear - 4, 8)]
    const hub = [
      p(rear + 2, 8),
      p(rear + 2, 16),
      p(rear + 6, pulley / 2 - 4),
      p(rear + 6, pulley / 2),
      p(depth, pulley / 2),
      p(depth, pulley / 2 - 4),
      p(rear + 11, pulley / 2 - 5),
      p(depth - 6, 16),
      p(depth - 6, 8),
    ]
    sheet.solid(polygon(hub))
    sheet.solid(polygon(house))
    sheet.solid(polygon(race), "paper")
    sheet.solid(polygon(wheel), "dark")
    sheet.stroke(
      "hatch",
      hatch([house], { gap: 8 }),
      hatch([hub], { gap: 7, degrees: -45 }),
      hatch([wheel], { gap: 7, degrees: -45 }),
    )
    for (const share of [0.22, 0.78])
      sheet.solid(circle(p(30 + (rear - 34) * share, 11.5), 3.1 * unit), "paper")
    const start = rear + 8
    const pitch = shape.drive === "ribbed" ? 3.56 : 5
    const marks = steps((depth - start - 1) / pitch)
    if (shape.drive === "ribbed") {
      for (const index of marks)
        sheet.solid(
          polygon([
            p(start + index * pitch, pulley / 2),
            p(start + (index + 0.5) * pitch, pulley / 2 - 3.2),
            p(start + (index + 1) * pitch, pulley / 2),
          ]),
          "paper",
        )
    } else {
      sheet.stroke("outline", line(p(rear + 6, pulley / 2 - 2.4), p(depth, pulley / 2 - 2.4)))
    }
  }
  sheet.stroke(
    "outline",
    line(at(0, impeller / 2, -1), at(0, impeller / 2, 1)),
    line(at(depth, pulley / 2, -1), at(depth, pulley / 2, 1)),
  )
  sheet.stroke("centre", line([x - 8, AXIS], [x + depth * unit + 8, AXIS]))
}
