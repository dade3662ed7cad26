import type { IgnitionCoilShape } from "../../parts/shapes"
import { cross, dimensionAcross, dimensionUp, leader } from "../drafting/dimension"
import { hatch } from "../drafting/hatch"
import { box, circle, line, polygon, steps, turned, type Point } from "../drafting/path"
import { scaleFor } from "../drafting/scale"
import type { Sheet } from "../drafting/sheet"

const AXIS = 186

type View = { shape: IgnitionCoilShape; unit: number; left: number }

/** The pencil coil lying, its boot cut open, and its head from above with the fixing hole. */
export function drawIgnitionCoil(sheet: Sheet, shape: IgnitionCoilShape): string {
  const { length, head, boot } = shape
  const scale = scaleFor({ width: length, height: head }, { width: 640, height: 190 })
  const unit = scale.unit
  const left = 402 - (length * unit) / 2
  const view = { shape, unit, left }
  const right = left + length * unit
  stem(sheet, view)
  headSide(sheet, view)
  sheet.stroke("centre", line([left - 22, AXIS], [right + 4, AXIS]))
  dimensionAcross(sheet, {
    from: [left, AXIS - 16 * unit],
    to: [right, AXIS - (boot / 2) * unit],
    at: 66,
    label: `${length}`,
  })
  dimensionUp(sheet, {
    from: [right, AXIS - (boot / 2) * unit],
    to: [right, AXIS + (boot / 2) * unit],
    at: right + 42,
    label: `Ø${boot}`,
  })
  plan(sheet, shape)
  return scale.label
}

function stem(sheet: Sheet, { shape, unit, left }: View): void {
  const right = left + shape.length * unit
  const boot = (shape.boot / 2) * unit
  const neck = left + shape.length * 0.3 * unit
  const bootAt = left + shape.length * 0.62 * unit
  const body = boot * 0.86
  sheet.solid(
    turned(
      [
        [neck - 10 * unit, AXIS - body * 1.2],
        [neck, AXIS - body * 1.2],
        [neck + 2 * unit, AXIS - body],
        [bootAt + 4 * unit, AXIS - body],
      ],
      AXIS,
    ),
  )
  sheet.stroke(
    "thin",
    ...[0.36, 0.56].map((share) =>
      line(
        [left + shape.length * share * unit, AXIS - body],
        [left + shape.length * share * unit, AXIS + body],
      ),
    ),
  )
  const layers = steps(5).map((index) => AXIS - body + (2 * body * (index + 1)) / 6)
  sheet.stroke(
    "hidden",
    ...layers.map((y) =>
      line([left + shape.length * 0.38 * unit, y], [left + shape.length * 0.54 * unit, y]),
    ),
  )

  const ridge = (right - bootAt) / 8
  const profile = steps(4).flatMap((index): Point[] => {
    const x = bootAt + index * ridge
    return [
      [x, AXIS - boot * 0.94],
      [x + ridge * 0.2, AXIS - boot],
      [x + ridge * 0.7, AXIS - boot],
      [x + ridge * 0.9, AXIS - boot * 0.94],
    ]
  })
  const flank: Point[] = [...profile, [right - 3 * unit, AXIS - boot * 0.94], [right, AXIS - boot]]
  sheet.solid(turned(flank, AXIS), "dark")
  const bore = boot * 0.46
  const wall: Point[] = [
    ...flank,
    [right, AXIS - bore * 1.2],
    [right - 5 * unit, AXIS - bore],
    [bootAt + ridge, AXIS - bore],
    [bootAt + ridge, AXIS - bore * 0.4],
    [bootAt, AXIS - bore * 0.4],
  ]
  sheet.fill(
    "paper",
    polygon([
      [bootAt + ridge, AXIS],
      [bootAt + ridge, AXIS - bore],
      [right - 5 * unit, AXIS - bore],
      [right, AXIS - bore * 1.2],
      [right, AXIS],
    ]),
  )
  sheet.stroke("hatch", hatch([wall], { gap: 8 }), hatch([wall], { gap: 8, degrees: -45 }))
  sheet.stroke("outline", polygon(wall))
  const spring = steps(9).map((index): Point => [
    bootAt + ridge + index * ridge * 0.42,
    index % 2 === 0 ? AXIS - bore * 0.72 : AXIS,
  ])
  sheet.stroke(
    "outline",
    ...spring.slice(1).map((point, index) => line(spring[index] ?? point, point)),
  )
}

function headSide(sheet: Sheet, { shape, unit, left }: View): void {
  const half = (shape.head / 2) * unit
  const end = left + shape.length * 0.27 * unit
  const plug = left + 13 * unit
  sheet.solid(
    box({ x: left, y: AXIS - half * 0.92, width: 22 * unit, height: half * 0.86 }, 2 * unit),
  )
  sheet.stroke(
    "thin",
    line([left + 4 * unit, AXIS - half * 0.92], [left + 4 * unit, AXIS - half * 0.06]),
  )
  sheet.solid(box({ x: plug, y: AXIS - half, width: end - plug, height: 2 * half }, 4 * unit))
  sheet.stroke(
    "thin",
    line([plug, AXIS - half * 0.02], [end, AXIS - half * 0.02]),
    line([plug + 6 * unit, AXIS - half], [plug + 6 * unit, AXIS + half]),
  )
  sheet.solid(
    box({ x: end - 9 * unit, y: AXIS + half - 2 * unit, width: 9 * unit, height: 14 * unit }, unit),
  )
  sheet.stroke(
    "centre",
    line([end - 14 * unit, AXIS + half + 6 * unit], [end + 6 * unit, AXIS + half + 6 * unit]),
  )
}

/** The head seen along the axis: outline, stem below it, connector with its pins, fixing ear. */
function plan(sheet: Sheet, shape: IgnitionCoilShape): void {
  const unit = 2.7
  const axis: Point = [400, 404]
  const half = (shape.head / 2) * unit
  const ear: Point = [axis[0] + shape.offset * unit, axis[1]]
  const plug = (8 + shape.pins * 5) * unit
  sheet.solid(
    polygon([
      [axis[0], axis[1] - 8 * unit],
      [ear[0], ear[1] - 8 * unit],
      [ear[0], ear[1] + 8 * unit],
      [axis[0], axis[1] + 8 * unit],
    ]),
  )
  sheet.solid(circle(ear, 8 * unit))
  sheet.solid(circle(ear, 3.4 * unit), "paper")
  cross(sheet, ear, 8 * unit)
  sheet.solid(
    box(
      { x: axis[0] - half - 22 * unit, y: axis[1] - plug / 2, width: 28 * unit, height: plug },
      2 * unit,
    ),
    "paper",
  )
  sheet.stroke(
    "thin",
    box(
      {
        x: axis[0] - half - 19 * unit,
        y: axis[1] - plug / 2 + 3 * unit,
        width: 20 * unit,
        height: plug - 6 * unit,
      },
      unit,
    ),
  )
  for (const index of steps(shape.pins)) {
    const y = axis[1] - plug / 2 + (plug * (index + 0.5)) / shape.pins
    sheet.stroke("outline", line([axis[0] - half - 16 * unit, y], [axis[0] - half - 3 * unit, y]))
  }
  sheet.solid(
    box(
      { x: axis[0] - half, y: axis[1] - half * 0.86, width: 2 * half, height: half * 1.72 },
      6 * unit,
    ),
  )
  sheet.stroke(
    "thin",
    box(
      {
        x: axis[0] - half + 9,
        y: axis[1] - half * 0.86 + 9,
        width: 2 * half - 18,
        height: half * 1.72 - 18,
      },
      4 * unit,
    ),
  )
  sheet.stroke("hidden", circle(axis, (shape.boot / 2) * unit))
  cross(sheet, axis, half)
  dimensionAcross(sheet, {
    from: [axis[0], axis[1] + half * 0.86],
    to: [ear[0], ear[1] + 8 * unit],
    at: axis[1] + half * 0.86 + 38 > 520 ? 516 : axis[1] + half * 0.86 + 38,
    label: `${shape.offset}`,
  })
  leader(sheet, {
    tip: [ear[0] + 3.4 * unit * 0.7, ear[1] - 3.4 * unit * 0.7],
    elbow: [ear[0] + 46, ear[1] - 46],
    label: "Ø6.8",
  })
  leader(sheet, {
    tip: [axis[0] - half - 22 * unit, axis[1] + plug / 2 - 4 * unit],
    elbow: [axis[0] - half - 22 * unit - 34, axis[1] + plug / 2 + 22],
    label: `${shape.pins} PINS`,
    side: "left",
  })
}
