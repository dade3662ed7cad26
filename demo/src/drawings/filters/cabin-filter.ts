import type { CabinFilterShape } from "../../parts/shapes"
import { FIGURES, dimensionAcross, dimensionUp } from "../drafting/dimension"
import { chain, circle, line, polygon, steps, type Point } from "../drafting/path"
import { scaleFor } from "../drafting/scale"
import type { Sheet } from "../drafting/sheet"

/** Cabinet projection: depth runs up to the right at this angle and at half its length. */
const ANGLE = (40 * Math.PI) / 180
const DEPTH = 0.72

/** The pleated block in a cabinet projection, its open ends to the front. */
export function drawCabinFilter(sheet: Sheet, shape: CabinFilterShape): string {
  const { length, width, height, pleats, carbon } = shape
  const back = { x: width * DEPTH * Math.cos(ANGLE), y: width * DEPTH * Math.sin(ANGLE) }
  const scale = scaleFor(
    { width: length + back.x, height: height + back.y },
    { width: 640, height: 380 },
  )
  const unit = scale.unit
  const left = 412 - ((length + back.x) * unit) / 2
  const bottom = 258 + ((height + back.y) * unit) / 2
  const top = bottom - height * unit
  const far: Point = [back.x * unit, -back.y * unit]
  const behind = ([x, y]: Point): Point => [x + far[0], y + far[1]]

  const edge = 3 * unit
  const right = left + length * unit
  const pitch = (right - left - 2 * edge) / pleats
  const fold = (index: number): Point => [
    left + edge + (pitch * index) / 2,
    index % 2 === 0 ? bottom - 1 * unit : top + unit,
  ]
  band(sheet, { from: [left, bottom], to: [left, top], behind, edge })
  for (const index of steps(pleats * 2)) {
    const [a, b] = [fold(index), fold(index + 1)]
    sheet.fill(
      index % 2 === 0 ? "paper" : carbon ? "dark" : "metal",
      polygon([a, b, behind(b), behind(a)]),
    )
    if (index % 2 === 0) {
      sheet.stroke("outline", line(b, behind(b)))
      sheet.stroke("thin", line(behind(a), behind(b)))
    } else {
      if (carbon) sheet.stroke("thin", ...granules({ a, b, far, index }))
      sheet.stroke("thin", line(a, behind(a)), line(behind(a), behind(b)))
    }
  }
  sheet.stroke("outline", chain(steps(pleats * 2 + 1).map(fold)))
  band(sheet, { from: [right - edge, bottom], to: [right - edge, top], behind, edge })

  dimensionAcross(sheet, {
    from: [left, bottom],
    to: [right, bottom],
    at: bottom + 44,
    label: `${length}`,
  })
  dimensionUp(sheet, { from: [left, top], to: [left, bottom], at: left - 36, label: `${height}` })
  slanted(sheet, { from: [right, bottom], far, label: `${width}` })
  return scale.label
}

type Band = { from: Point; to: Point; behind: (point: Point) => Point; edge: number }

/** A stiff side band: its end to the front and its flank running back. */
function band(sheet: Sheet, { from, to, behind, edge }: Band): void {
  const [right, upper]: [Point, Point] = [
    [from[0] + edge, from[1]],
    [to[0] + edge, to[1]],
  ]
  sheet.solid(polygon([right, upper, behind(upper), behind(right)]), "metal")
  sheet.solid(polygon([to, upper, behind(upper), behind(to)]), "paper")
  sheet.solid(polygon([from, to, upper, right]), "dark")
}

function granules({
  a,
  b,
  far,
  index,
}: {
  a: Point
  b: Point
  far: Point
  index: number
}): string[] {
  return steps(5).map((grain) => {
    const share = ((grain * 37 + index * 23) % 100) / 100
    const drop = 0.25 + (((grain * 53 + index * 31) % 100) / 100) * 0.5
    return circle(
      [a[0] + (b[0] - a[0]) * drop + far[0] * share, a[1] + (b[1] - a[1]) * drop + far[1] * share],
      1,
    )
  })
}

/** The depth's dimension, parallel to the receding edge. */
function slanted(
  sheet: Sheet,
  { from, far, label }: { from: Point; far: Point; label: string },
): void {
  const off = 36
  const shifted = (share: number, lift: number): Point => [
    from[0] + far[0] * share + Math.sin(ANGLE) * lift,
    from[1] + far[1] * share + Math.cos(ANGLE) * lift,
  ]
  const [start, end] = [shifted(0, off), shifted(1, off)]
  sheet.stroke(
    "dimension",
    line(shifted(0, 5), shifted(0, off + 5)),
    line(shifted(1, 5), shifted(1, off + 5)),
    line(start, end),
  )
  const head = (tip: Point, sign: number): string => {
    const [c, s] = [Math.cos(ANGLE) * sign, -Math.sin(ANGLE) * sign]
    return polygon([
      tip,
      [tip[0] + c * 15 - s * 3.2, tip[1] + s * 15 + c * 3.2],
      [tip[0] + c * 15 + s * 3.2, tip[1] + s * 15 - c * 3.2],
    ])
  }
  sheet.fill("arrow", head(start, 1), head(end, -1))
  const at = shifted(0.5, off + FIGURES + 12)
  sheet.text(label, at, { size: FIGURES, degrees: (-ANGLE * 180) / Math.PI })
}
