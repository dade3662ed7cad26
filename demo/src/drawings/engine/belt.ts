import type { BeltShape } from "../../parts/shapes"
import { dimensionAcross, dimensionUp } from "../drafting/dimension"
import { hatch } from "../drafting/hatch"
import { box, circle, line, polar, polygon, steps, type Point } from "../drafting/path"
import { scaleFor } from "../drafting/scale"
import type { Sheet } from "../drafting/sheet"

/** The closed belt on two pulleys, and its section (ribbed) or tooth profile (timing) enlarged. */
export function drawBelt(sheet: Sheet, shape: BeltShape): string {
  const label = loop(sheet, shape)
  if (shape.kind === "ribbed") ribs(sheet, shape)
  else teeth(sheet, shape)
  return label
}

const PULLEYS = { ribbed: [38, 62], timing: [30, 56] } as const

/** The course around two pulleys: as long as the belt is, drawn to scale. */
function loop(sheet: Sheet, shape: BeltShape): string {
  const [small, large] = PULLEYS[shape.kind]
  // Length = 2·run + the two wraps; an open drive's small correction term is left out.
  const run = (shape.length - Math.PI * (small + large)) / 2
  const scale = scaleFor(
    { width: run + small + large + 12, height: 2 * large + 14 },
    { width: 670, height: 300 },
  )
  const unit = scale.unit
  const y = 62 + (large + 5) * unit
  const left: Point = [400 - ((run + large - small) / 2) * unit - 8, Math.max(y, 140)]
  const right: Point = [left[0] + run * unit, left[1]]
  const tilt = (Math.asin((large - small) / run) * 180) / Math.PI
  const thick = shape.height * unit
  const course = (grow: number): Point[] => [
    ...steps(41).map((index) =>
      polar(right, small * unit + grow, -90 + tilt + ((180 - 2 * tilt) * index) / 40),
    ),
    ...steps(41).map((index) =>
      polar(left, large * unit + grow, 90 - tilt + ((180 + 2 * tilt) * index) / 40),
    ),
  ]
  const outer = course(Math.max(thick, 5))
  const inner = course(0)
  sheet.fill("dark", polygon(outer), polygon(inner))
  sheet.stroke("outline", polygon(outer))
  if (shape.kind === "timing") sheet.stroke("thin", ...toothMarks(inner, shape.count))
  sheet.stroke(shape.kind === "timing" ? "thin" : "outline", polygon(inner))
  for (const [centre, radius] of [
    [left, large * unit],
    [right, small * unit],
  ] as const) {
    const reach = radius + 26
    sheet.stroke("phantom", circle(centre, radius - 5))
    sheet.stroke(
      "centre",
      line([centre[0] - reach, centre[1]], [centre[0] + reach, centre[1]]),
      line([centre[0], centre[1] - reach], [centre[0], centre[1] + reach]),
    )
  }
  const text = shape.kind === "ribbed" ? `L ${shape.length}` : `${shape.count}×${shape.pitch}`
  sheet.text(text, [(left[0] + large * unit + right[0] - small * unit) / 2, left[1] + 12], {
    size: 24,
  })
  return scale.label
}

function toothMarks(course: readonly Point[], count: number): string[] {
  const closed = [...course, course[0] ?? [0, 0]]
  const lengths = closed
    .slice(1)
    .map(([x, y], index) =>
      Math.hypot(x - (closed[index]?.[0] ?? 0), y - (closed[index]?.[1] ?? 0)),
    )
  const total = lengths.reduce((sum, length) => sum + length, 0)
  let [piece, passed] = [0, 0]
  return steps(count).map((index) => {
    const wanted = (index * total) / count
    while (passed + (lengths[piece] ?? 0) < wanted && piece < lengths.length - 1) {
      passed += lengths[piece] ?? 0
      piece += 1
    }
    const [from, to] = [closed[piece] ?? [0, 0], closed[piece + 1] ?? [0, 0]]
    const length = lengths[piece] ?? 1
    const share = (wanted - passed) / length
    const normal: Point = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length]
    const at: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    return line(at, [at[0] + normal[0] * 6, at[1] + normal[1] * 6])
  })
}

function ribs(sheet: Sheet, { count, width, height, pitch }: BeltShape): void {
  const unit = 14
  const left = 400 - (width * unit) / 2
  const top = 372
  const bottom = top + height * 1.5 * unit
  const root = bottom - 2.6 * 1.5 * unit
  const right = left + width * unit
  const zigzag = steps(count).flatMap((index): Point[] => {
    const x = left + pitch * unit * index
    const p = pitch * unit
    return [
      [x + p * 0.06, root],
      [x + p * 0.36, bottom],
      [x + p * 0.64, bottom],
      [x + p * 0.94, root],
    ]
  })
  const body: Point[] = [
    [left, top],
    [right, top],
    [right, root],
    ...zigzag.reverse(),
    [left, root],
  ]
  sheet.fill("dark", polygon(body))
  sheet.stroke("hatch", hatch([body], { gap: 9 }), hatch([body], { gap: 9, degrees: -45 }))
  sheet.stroke("outline", polygon(body))
  const cords = steps(count * 3).map((index): Point => [
    left + (pitch * unit * (index + 0.5)) / 3,
    top + (root - top) * 0.55,
  ])
  for (const cord of cords) sheet.solid(circle(cord, 5.4), "paper")
  dimensionAcross(sheet, { from: [left, top], to: [right, top], at: top - 26, label: `${width}` })
  dimensionAcross(sheet, {
    from: [left + pitch * unit * 0.5, bottom],
    to: [left + pitch * unit * 1.5, bottom],
    at: bottom + 40,
    label: `${pitch}`,
    spill: "start",
  })
  dimensionUp(sheet, {
    from: [right, top],
    to: [right - pitch * unit * 0.3, bottom],
    at: right + 40,
    label: `${height}`,
  })
}

function teeth(sheet: Sheet, { pitch, height, width }: BeltShape): void {
  const unit = 9
  const shown = 5
  const left = 60
  const top = 380
  const back = top + 2.6 * unit
  const bottom = top + height * unit * 1.35
  const p = pitch * unit
  const right = left + p * shown
  const profile = steps(shown).flatMap((index): Point[] => {
    const x = left + p * index
    return [
      [x + p * 0.2, back],
      [x + p * 0.26, back + 6],
      [x + p * 0.3, bottom - 7],
      [x + p * 0.37, bottom],
      [x + p * 0.63, bottom],
      [x + p * 0.7, bottom - 7],
      [x + p * 0.74, back + 6],
      [x + p * 0.8, back],
    ]
  })
  const body: Point[] = [
    [left, top],
    [right, top],
    [right, back],
    ...profile.reverse(),
    [left, back],
  ]
  sheet.fill("dark", polygon(body))
  sheet.stroke("hatch", hatch([body], { gap: 9 }))
  sheet.fill("paper", box({ x: left, y: top + 8, width: right - left, height: 7 }))
  sheet.stroke(
    "thin",
    line([left, top + 8], [right, top + 8]),
    line([left, top + 15], [right, top + 15]),
  )
  sheet.stroke("outline", polygon(body))
  dimensionAcross(sheet, {
    from: [left + p * 1.5, bottom],
    to: [left + p * 2.5, bottom],
    at: bottom + 40,
    label: `${pitch}`,
  })
  dimensionUp(sheet, {
    from: [right, top],
    to: [right - p * 0.37, bottom],
    at: right + 36,
    label: `${height}`,
  })

  const strip = { x: 612, y: 352, width: 108, height: 144 }
  const wide = width * 3.6
  const upper = strip.y + 72 - wide / 2
  sheet.solid(box({ ...strip, y: upper, height: wide }), "metal")
  sheet.stroke(
    "thin",
    ...steps(4).flatMap((index) => {
      const x = strip.x + 10 + index * 29
      return [line([x, upper], [x, upper + wide]), line([x + 13, upper], [x + 13, upper + wide])]
    }),
  )
  sheet.stroke(
    "centre",
    line([strip.x - 16, strip.y + 72], [strip.x + strip.width + 16, strip.y + 72]),
  )
  dimensionUp(sheet, {
    from: [strip.x, upper],
    to: [strip.x, upper + wide],
    at: strip.x - 28,
    label: `${width}`,
  })
}
