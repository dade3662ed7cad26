import type { TensionerShape } from "../../parts/shapes"
import { cross, dimensionAcross, dimensionUp, leader } from "../drafting/dimension"
import { hatch } from "../drafting/hatch"
import { box, circle, curve, line, polar, polygon, steps, type Point } from "../drafting/path"
import { scaleFor } from "../drafting/scale"
import type { Sheet } from "../drafting/sheet"

/** The arm leans by this angle in the front view. */
const LEAN = -52

/** Pulley, arm and spring housing from the front, and the pulley cut along its bolt. */
export function drawTensioner(sheet: Sheet, shape: TensionerShape): string {
  const { pulley, arm, base, width } = shape
  const rise = arm * Math.sin((-LEAN * Math.PI) / 180)
  const run = arm * Math.cos((LEAN * Math.PI) / 180)
  const tall = rise + pulley / 2 + base / 2
  const broad = Math.max(run + pulley / 2, base / 2) + base / 2
  const scale = scaleFor({ width: broad + width + 26, height: tall }, { width: 520, height: 382 })
  const unit = scale.unit
  const left = 400 - ((broad + width + 26) * unit + 130) / 2
  const pivot: Point = [left + (base / 2) * unit, 262 + (tall / 2 - base / 2) * unit]
  const wheel = polar(pivot, arm * unit, LEAN)
  front(sheet, { shape, unit, pivot, wheel })
  const x = left + broad * unit + 130
  section(sheet, { shape, unit, x, axis: wheel[1] })

  const radius = (pulley / 2) * unit
  dimensionAcross(sheet, {
    from: [x, wheel[1] + radius],
    to: [x + width * unit, wheel[1] + radius],
    at: wheel[1] + radius + 44,
    label: `${width}`,
  })
  dimensionUp(sheet, {
    from: [x, wheel[1] - radius],
    to: [x, wheel[1] + radius],
    at: x - 46,
    label: `Ø${pulley}`,
  })
  const level = pivot[1] + (base / 2) * unit
  leader(sheet, {
    tip: polar(pivot, (shape.bolt / 2) * unit, 40),
    elbow: [pivot[0] + (base / 2) * unit + 32, level - 4],
    label: `M${shape.bolt}`,
  })
  return scale.label
}

type View = { shape: TensionerShape; unit: number; pivot: Point; wheel: Point }

function front(sheet: Sheet, { shape, unit, pivot, wheel }: View): void {
  const base = (shape.base / 2) * unit
  const pulley = (shape.pulley / 2) * unit
  const boss = pulley * 0.42
  const ear = polar(pivot, base * 0.96, 168)
  sheet.solid(circle(ear, 9 * unit))
  sheet.solid(circle(ear, 4.2 * unit), "paper")
  sheet.solid(circle(pivot, base))
  sheet.stroke("thin", circle(pivot, base - 2.5 * unit))
  sheet.stroke(
    "hidden",
    ...steps(3).map((index) =>
      curve(
        steps(13).map((step) =>
          polar(pivot, base * (0.86 - 0.13 * index - 0.01 * step), step * 27.7),
        ),
      ),
    ),
  )
  const square = (point: Point, distance: number): Point => polar(point, distance, LEAN - 90)
  const armShape = [
    square(pivot, base * 0.6),
    square(wheel, boss),
    square(wheel, -boss),
    square(pivot, -base * 0.6),
  ]
  sheet.solid(polygon(armShape))
  sheet.solid(circle(pivot, base * 0.6))
  sheet.solid(circle(wheel, pulley), "dark")
  sheet.solid(circle(wheel, pulley * 0.88))
  for (const index of steps(shape.grooves > 0 ? 6 : 0)) {
    sheet.solid(circle(polar(wheel, pulley * 0.68, index * 60 + 20), pulley * 0.11), "paper")
  }
  sheet.solid(circle(wheel, pulley * 0.46), "paper")
  sheet.stroke("thin", circle(wheel, pulley * 0.38))
  const bolt = steps(6).map((index) => polar(wheel, pulley * 0.24, index * 60 + 8))
  sheet.solid(polygon(bolt))
  sheet.solid(circle(pivot, base * 0.3), "dark")
  sheet.solid(circle(pivot, (shape.bolt / 2) * unit), "paper")
  cross(sheet, wheel, pulley)
  cross(sheet, pivot, base)
  sheet.stroke("centre", line(pivot, wheel))
  armLength(sheet, { shape, unit, pivot, wheel })
}

/** The distance of the centres, measured along the arm and clear of it. */
function armLength(sheet: Sheet, { shape, unit, pivot, wheel }: View): void {
  const off = Math.max(shape.base, shape.pulley) * 0.5 * unit + 30
  const aside = (point: Point, distance: number): Point => polar(point, distance, LEAN - 90)
  const [from, to] = [aside(pivot, off), aside(wheel, off)]
  sheet.stroke(
    "dimension",
    line(aside(pivot, 8), aside(pivot, off + 5)),
    line(aside(wheel, 8), aside(wheel, off + 5)),
    line(from, to),
  )
  const head = (tip: Point, degrees: number) =>
    polygon([
      tip,
      polar(polar(tip, -15, degrees), 3.2, degrees + 90),
      polar(polar(tip, -15, degrees), -3.2, degrees + 90),
    ])
  sheet.fill("arrow", head(from, LEAN + 180), head(to, LEAN))
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  sheet.text(`${shape.arm}`, aside(middle, 9), { size: 24, degrees: LEAN })
}

function section(
  sheet: Sheet,
  { shape, unit, x, axis }: { shape: TensionerShape; unit: number; x: number; axis: number },
): void {
  const radius = shape.pulley / 2
  const wide = shape.width
  for (const side of [-1, 1]) {
    const p = (across: number, distance: number): Point => [
      x + across * unit,
      axis + side * distance * unit,
    ]
    const pitch = 3.56
    const first = (wide - shape.grooves * pitch) / 2
    const teeth = steps(shape.grooves).flatMap((index): Point[] => [
      p(first + index * pitch, radius),
      p(first + (index + 0.5) * pitch, radius - 3),
      p(first + (index + 1) * pitch, radius),
    ])
    const rim = [
      p(0, radius),
      ...teeth,
      p(wide, radius),
      p(wide, radius - 5),
      p(wide * 0.62, radius - 6),
      p(wide * 0.62, radius * 0.52),
      p(wide * 0.38, radius * 0.52),
      p(wide * 0.38, radius - 6),
      p(0, radius - 5),
    ]
    const outer = [
      p(wide * 0.26, radius * 0.44),
      p(wide * 0.26, radius * 0.52),
      p(wide * 0.74, radius * 0.52),
      p(wide * 0.74, radius * 0.44),
    ]
    const inner = [
      p(wide * 0.26, shape.bolt / 2),
      p(wide * 0.26, radius * 0.29),
      p(wide * 0.74, radius * 0.29),
      p(wide * 0.74, shape.bolt / 2),
    ]
    sheet.solid(polygon(rim), "dark")
    sheet.solid(polygon(outer))
    sheet.solid(polygon(inner))
    sheet.stroke("hatch", hatch([rim], { gap: 8 }), hatch([outer, inner], { gap: 6, degrees: -45 }))
    sheet.solid(circle(p(wide / 2, radius * 0.365), radius * 0.095 * unit), "paper")
  }
  const half = (shape.bolt / 2) * unit
  sheet.solid(
    box(
      {
        x: x + wide * 0.1 * unit,
        y: axis - half,
        width: (wide * 0.9 + 24) * unit,
        height: 2 * half,
      },
      2,
    ),
    "paper",
  )
  sheet.solid(
    box(
      {
        x: x - shape.bolt * 0.1 * unit,
        y: axis - half * 1.8,
        width: shape.bolt * 0.7 * unit,
        height: half * 3.6,
      },
      3,
    ),
  )
  sheet.stroke(
    "thin",
    line([x, axis], [x + shape.bolt * 0.6 * unit, axis]),
    ...[-0.7, 0.7].map((share) =>
      line(
        [x + (wide + 4) * unit, axis + share * half],
        [x + (wide + 24) * unit, axis + share * half],
      ),
    ),
  )
  sheet.solid(
    box({ x: x + wide * unit, y: axis - half * 2.4, width: 5 * unit, height: half * 4.8 }),
  )
  sheet.stroke("centre", line([x - 26, axis], [x + (wide + 24) * unit + 22, axis]))
}
