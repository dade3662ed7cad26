import type { BrakePadsShape } from "../../parts/shapes"
import { dimensionAcross, dimensionUp } from "../drafting/dimension"
import { hatch } from "../drafting/hatch"
import { box, chain, coordinate, line, steps, type Point } from "../drafting/path"
import { scaleFor } from "../drafting/scale"
import type { Sheet } from "../drafting/sheet"

const PLATE = 5
const EAR = 7
const CENTRE = 400

/** One pad from the friction side, and below it a section through backing plate and lining. */
export function drawBrakePads(sheet: Sheet, shape: BrakePadsShape): string {
  const { width, height, thickness } = shape
  const scale = scaleFor({ width, height: height + thickness }, { width: 640, height: 316 })
  const unit = scale.unit
  const block = (height + thickness) * unit + 84
  const top = 262 - block / 2
  const middle = top + (height * unit) / 2
  face(sheet, { shape, unit, middle })
  const plateTop = top + height * unit + 84
  section(sheet, { shape, unit, top: plateTop })

  const half = (width * unit) / 2
  dimensionUp(sheet, {
    from: [CENTRE - half * 0.2, top],
    to: [CENTRE - half + EAR * unit, top + height * unit],
    at: CENTRE - half - 34,
    label: `${height}`,
  })
  const bottom = plateTop + thickness * unit
  dimensionAcross(sheet, {
    from: [CENTRE - half, plateTop + PLATE * unit],
    to: [CENTRE + half, plateTop + PLATE * unit],
    at: bottom + 44,
    label: `${width}`,
  })
  dimensionUp(sheet, {
    from: [CENTRE + half, plateTop],
    to: [CENTRE + half * 0.7, bottom],
    at: CENTRE + half + 40,
    label: `${thickness}`,
  })
  return scale.label
}

type View = { shape: BrakePadsShape; unit: number; middle: number }

/** The pad's outline: convex above, concave below, `inset` mm inside the edge of the plate. */
function outline({ shape, unit, middle }: View, inset: number): string {
  const half = (shape.width / 2 - EAR - inset) * unit
  const rise = (shape.height / 2 - inset) * unit
  const p = (x: number, y: number) => `${coordinate(CENTRE + x)} ${coordinate(middle + y)}`
  const shoulder = -rise * 0.52
  const sag = rise * 0.3
  return [
    `M${p(-half * 0.94, rise)}Q${p(0, rise - 2 * sag)} ${p(half * 0.94, rise)}`,
    `L${p(half, rise * 0.2)}L${p(half, shoulder * 0.7)}L${p(half * 0.88, shoulder)}`,
    `Q${p(0, -2 * rise - shoulder)} ${p(-half * 0.88, shoulder)}`,
    `L${p(-half, shoulder * 0.7)}L${p(-half, rise * 0.2)}Z`,
  ].join("")
}

function face(sheet: Sheet, view: View): void {
  const { shape, unit, middle } = view
  const half = (shape.width / 2) * unit
  const ear = { width: (EAR + 4) * unit, height: 13 * unit, y: middle - 6 * unit }
  sheet.solid(box({ ...ear, x: CENTRE - half }, 1.5 * unit))
  sheet.solid(box({ ...ear, x: CENTRE + half - ear.width }, 1.5 * unit))
  if (shape.wearSensor) wearSensor(sheet, view)
  sheet.solid(outline(view, 0))
  sheet.solid(outline(view, 3.2), "dark")
  const inner = (shape.width / 2 - EAR - 3.2) * unit
  const [high, low] = [middle - shape.height * 0.3 * unit, middle + shape.height * 0.38 * unit]
  sheet.stroke(
    "thin",
    line([CENTRE - inner * 0.78, high - 4 * unit], [CENTRE - inner * 0.84, low - 3 * unit]),
    line([CENTRE + inner * 0.78, high - 4 * unit], [CENTRE + inner * 0.84, low - 3 * unit]),
  )
  for (const x of slots(shape)) {
    const at = CENTRE + x * unit
    const reach = shape.height * (0.5 - 0.0012 * Math.abs(x) ** 1.35) - 3.2
    const bottom = shape.height * (0.35 - 3.2 / shape.height + 0.00002 * x ** 2)
    sheet.fill(
      "paper",
      box({
        x: at - 1.4 * unit,
        y: middle - reach * unit,
        width: 2.8 * unit,
        height: (reach + bottom) * unit,
      }),
    )
    sheet.stroke(
      "outline",
      line([at - 1.4 * unit, middle - reach * unit], [at - 1.4 * unit, middle + bottom * unit]),
      line([at + 1.4 * unit, middle - reach * unit], [at + 1.4 * unit, middle + bottom * unit]),
    )
  }
  sheet.stroke(
    "centre",
    line(
      [CENTRE, middle - (shape.height / 2) * unit - 18],
      [CENTRE, middle + (shape.height / 2) * unit + 14],
    ),
  )
}

function wearSensor(sheet: Sheet, { shape, unit, middle }: View): void {
  const x = CENTRE + shape.width * 0.25 * unit
  const y = middle - shape.height * 0.46 * unit
  const end: Point = [CENTRE + (shape.width / 2) * unit + 14, y - 2 * unit]
  sheet.solid(
    box({ x: x - 5 * unit, y: y - 3 * unit, width: 10 * unit, height: 12 * unit }, unit),
    "paper",
  )
  sheet.stroke(
    "thin",
    `M${coordinate(x + 5 * unit)} ${coordinate(y)}C${coordinate(x + 18 * unit)} ${coordinate(y - 8 * unit)} ${coordinate(end[0] - 9 * unit)} ${coordinate(end[1] + 10 * unit)} ${coordinate(end[0])} ${coordinate(end[1])}`,
  )
  sheet.solid(
    box({ x: end[0] - 2 * unit, y: end[1] - 8 * unit, width: 6 * unit, height: 9 * unit }, unit),
    "paper",
  )
}

/** Where the lining is slotted, in mm from the middle. */
function slots({ slots: count, width }: BrakePadsShape): number[] {
  if (count === 2) return [-width * 0.16, width * 0.16]
  return steps(count).map(() => 0)
}

function section(
  sheet: Sheet,
  { shape, unit, top }: { shape: BrakePadsShape; unit: number; top: number },
): void {
  const half = (shape.width / 2) * unit
  const plate = PLATE * unit
  const bottom = top + shape.thickness * unit
  const inner = half - (EAR + 3.2) * unit
  const chamfer = (shape.thickness - PLATE) * 0.55 * unit
  const edges = [
    -inner,
    ...slots(shape).flatMap((x) => [(x - 1.4) * unit, (x + 1.4) * unit]),
    inner,
  ]
  const blocks = steps(edges.length / 2).map((index): Point[] => {
    const [from, to] = [edges[index * 2] ?? 0, edges[index * 2 + 1] ?? 0]
    const [left, right] = [from === -inner ? chamfer : 0, to === inner ? chamfer : 0]
    return [
      [CENTRE + from, top + plate],
      [CENTRE + from, bottom - left],
      [CENTRE + from + left, bottom],
      [CENTRE + to - right, bottom],
      [CENTRE + to, bottom - right],
      [CENTRE + to, top + plate],
    ]
  })
  const back: Point[] = [
    [CENTRE - half, top],
    [CENTRE + half, top],
    [CENTRE + half, top + plate],
    [CENTRE - half, top + plate],
  ]
  sheet.fill("dark", ...blocks.map((block) => `${chain(block)}Z`))
  sheet.stroke(
    "hatch",
    hatch(blocks, { gap: 11 }),
    hatch(blocks, { gap: 11, degrees: -45 }),
    hatch([back], { gap: 6 }),
  )
  sheet.stroke("outline", ...blocks.map((block) => `${chain(block)}Z`), `${chain(back)}Z`)
  sheet.stroke("centre", line([CENTRE, top - 20], [CENTRE, bottom + 12]))
}
