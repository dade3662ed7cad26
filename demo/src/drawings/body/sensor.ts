import type { SensorShape } from "../../parts/shapes"
import { cross, dimensionAcross, dimensionUp, leader } from "../drafting/dimension"
import { hatch } from "../drafting/hatch"
import {
  box,
  circle,
  coordinate,
  line,
  polar,
  polygon,
  steps,
  turned,
  type Point,
} from "../drafting/path"
import { scaleFor } from "../drafting/scale"
import type { Sheet } from "../drafting/sheet"

const AXIS = 178
const FACE = 232

type View = { shape: SensorShape; unit: number }

/** The probe in half section with its cable led to the plug, and its flange from the end. */
export function drawSensor(sheet: Sheet, shape: SensorShape): string {
  const scale = scaleFor(
    { width: shape.reach + 24, height: shape.offset * 2 },
    { width: 352, height: 216 },
  )
  const view = { shape, unit: scale.unit }
  const { unit } = view
  cable(sheet, view)
  probe(sheet, view)
  flange(sheet, shape)
  const end = FACE + shape.reach * unit
  const radius = (shape.tip / 2) * unit
  dimensionAcross(sheet, {
    from: [FACE, AXIS - radius],
    to: [end, AXIS - radius],
    at: 66,
    label: `${shape.reach}`,
  })
  dimensionUp(sheet, {
    from: [end, AXIS - radius],
    to: [end, AXIS + radius],
    at: end + 38,
    label: `Ø${shape.tip}`,
  })
  return scale.label
}

function probe(sheet: Sheet, { shape, unit }: View): void {
  const end = FACE + shape.reach * unit
  const radius = (shape.tip / 2) * unit
  const ring = FACE + shape.reach * 0.28 * unit
  sheet.solid(
    turned(
      [
        [FACE, AXIS - radius],
        [end - unit, AXIS - radius],
        [end, AXIS - radius + unit],
      ],
      AXIS,
    ),
  )
  const wall: Point[] = [
    [FACE, AXIS - radius],
    [end - unit, AXIS - radius],
    [end, AXIS - radius + unit],
    [end, AXIS],
    [end - 1.2 * unit, AXIS],
    [end - 1.2 * unit, AXIS - radius * 0.7],
    [FACE, AXIS - radius * 0.7],
  ]
  sheet.fill(
    "paper",
    box({ x: FACE, y: AXIS - radius * 0.7, width: end - FACE - 1.2 * unit, height: radius * 0.7 }),
  )
  sheet.stroke("hatch", hatch([wall], { gap: 7 }))
  sheet.stroke("outline", polygon(wall))
  const magnet = {
    x: end - 9 * unit,
    y: AXIS - radius * 0.5,
    width: 5 * unit,
    height: radius * 0.5,
  }
  sheet.solid(box(magnet), "dark")
  sheet.solid(
    box({ x: end - 3.2 * unit, y: AXIS - radius * 0.5, width: 1.6 * unit, height: radius * 0.5 }),
    "dark",
  )
  sheet.stroke(
    "thin",
    line([FACE, AXIS - radius * 0.3], [magnet.x, AXIS - radius * 0.3]),
    line([FACE, AXIS - radius * 0.16], [magnet.x, AXIS - radius * 0.16]),
  )
  sheet.solid(
    box(
      { x: ring, y: AXIS - radius - 1.1 * unit, width: 3 * unit, height: 2 * radius + 2.2 * unit },
      1.4 * unit,
    ),
    "dark",
  )
  const thick = 6 * unit
  sheet.solid(
    box(
      {
        x: FACE - thick,
        y: AXIS - radius * 1.15,
        width: thick,
        height: radius * 1.15 + (shape.offset + 7) * unit,
      },
      unit,
    ),
  )
  sheet.stroke(
    "hidden",
    ...[-3.3, 3.3].map((y) =>
      line(
        [FACE - thick, AXIS + (shape.offset + y) * unit],
        [FACE, AXIS + (shape.offset + y) * unit],
      ),
    ),
  )
  sheet.stroke(
    "centre",
    line([FACE - thick - 14, AXIS + shape.offset * unit], [FACE + 14, AXIS + shape.offset * unit]),
  )
  sheet.solid(
    turned(
      [
        [FACE - thick - 13 * unit, AXIS - 4 * unit],
        [FACE - thick - 4 * unit, AXIS - 6 * unit],
        [FACE - thick, AXIS - 6 * unit],
      ],
      AXIS,
    ),
  )
  sheet.stroke("centre", line([FACE - thick - 13 * unit - 16, AXIS], [end + 6, AXIS]))
}

/** The cable hangs from the probe, is broken, and runs to the plug on the right. */
function cable(sheet: Sheet, { shape, unit }: View): void {
  const start = FACE - 19 * unit
  const level = 420
  const sway = Math.min(shape.cable / 12, 80)
  const end: Point = [560, level]
  const path = (off: number) =>
    `M${coordinate(start)} ${coordinate(AXIS + off)}C${coordinate(start - 66 - off)} ${coordinate(AXIS + off)} ${coordinate(start - 66 - off)} ${coordinate(level - off)} ${coordinate(start + 16)} ${coordinate(level - off)}S${coordinate(end[0] - 130)} ${coordinate(level - off - sway)} ${coordinate(end[0])} ${coordinate(level - off)}`
  sheet.stroke("outline", path(-7), path(7))
  sheet.solid(
    turned(
      [
        [end[0] - 8, level - 11],
        [end[0] + 16, level - 15],
        [end[0] + 16, level - 26],
        [end[0] + 104, level - 26],
      ],
      level,
    ),
  )
  sheet.stroke(
    "thin",
    line([end[0] + 16, level - 15], [end[0] + 16, level + 15]),
    line([end[0] + 44, level - 26], [end[0] + 44, level + 26]),
  )
  sheet.solid(box({ x: end[0] + 52, y: level - 36, width: 34, height: 10 }), "dark")
  const pins = steps(shape.pins).map((index) => level - 16 + (32 * (index + 0.5)) / shape.pins)
  sheet.stroke("outline", ...pins.map((y) => line([end[0] + 104, y], [end[0] + 122, y])))
  dimensionAcross(sheet, {
    from: [FACE - 6 * unit, AXIS + (shape.offset + 7) * unit],
    to: [end[0] + 104, level + 26],
    at: 502,
    label: `${shape.cable}`,
  })
}

function flange(sheet: Sheet, shape: SensorShape): void {
  const unit = 4
  const centre: Point = [660, 190]
  const hole: Point = [centre[0], centre[1] + shape.offset * unit]
  const radius = (shape.tip / 2) * unit
  const [upper, lower] = [radius * 1.15, 7 * unit]
  const tangent = (Math.asin((upper - lower) / (shape.offset * unit)) * 180) / Math.PI
  sheet.solid(
    polygon([
      ...steps(31).map((index) =>
        polar(centre, upper, 180 - tangent + ((180 + 2 * tangent) * index) / 30),
      ),
      ...steps(16).map((index) => polar(hole, lower, tangent + ((180 - 2 * tangent) * index) / 15)),
    ]),
  )
  sheet.solid(circle(centre, radius))
  sheet.stroke("thin", circle(centre, radius - unit))
  sheet.solid(circle(hole, 3.3 * unit), "paper")
  cross(sheet, centre, radius)
  sheet.stroke(
    "centre",
    line([hole[0] - 40, hole[1]], [hole[0] + 40, hole[1]]),
    line([hole[0], hole[1] - 20], [hole[0], hole[1] + 40]),
  )
  dimensionUp(sheet, {
    from: [centre[0] + radius, centre[1]],
    to: [hole[0] + 40, hole[1]],
    at: centre[0] + radius + 46,
    label: `${shape.offset}`,
  })
  leader(sheet, {
    tip: [hole[0] - 3.3 * unit * 0.7, hole[1] + 3.3 * unit * 0.7],
    elbow: [hole[0] - 42, hole[1] + 44],
    label: "Ø6.6",
    side: "left",
  })
}
