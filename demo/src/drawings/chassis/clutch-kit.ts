import type { ClutchKitShape } from "../../parts/shapes"
import { cross, dimensionUp, leader } from "../drafting/dimension"
import { hatch } from "../drafting/hatch"
import { box, circle, line, polar, polygon, steps, type Point } from "../drafting/path"
import { scaleFor } from "../drafting/scale"
import type { Sheet } from "../drafting/sheet"

const AXIS = 266

/** The disc from its face; disc, cover and release bearing in section, drawn apart on their axis. */
export function drawClutchKit(sheet: Sheet, shape: ClutchKitShape): string {
  const { disc } = shape
  const scale = scaleFor({ width: disc + 130, height: disc + 26 }, { width: 560, height: 410 })
  const unit = scale.unit
  const radius = (disc / 2) * unit
  const parts = shape.pieces === 3 ? 128 : 86
  const left = 404 - (disc * unit + 108 + parts * unit) / 2
  const centre: Point = [left + radius, AXIS]
  face(sheet, { shape, unit, centre })
  const start = left + 2 * radius + 108
  discSection(sheet, { shape, unit, x: start })
  cover(sheet, { shape, unit, x: start + 34 * unit })
  if (shape.pieces === 3) bearing(sheet, { shape, unit, x: start + 96 * unit })
  sheet.stroke("centre", line([start - 18, AXIS], [start + parts * unit + 20, AXIS]))
  dimensionUp(sheet, {
    from: [start, AXIS - radius],
    to: [start, AXIS + radius],
    at: left + 2 * radius + 56,
    label: `Ø${disc}`,
  })
  leader(sheet, {
    tip: polar(centre, (shape.inner / 2) * unit, 128),
    elbow: [left + 30, AXIS + radius + 22],
    label: `Ø${shape.inner}`,
    side: "left",
  })
  leader(sheet, {
    tip: polar(centre, (shape.hub / 2) * unit, -125),
    elbow: [Math.max(left + 36, 172), AXIS - radius - 8],
    label: `${shape.splines}×Ø${shape.hub}`,
    side: "left",
  })
  return scale.label
}

type View = { shape: ClutchKitShape; unit: number; centre: Point }

function face(sheet: Sheet, { shape, unit, centre }: View): void {
  const radius = (shape.disc / 2) * unit
  const inner = (shape.inner / 2) * unit
  sheet.solid(circle(centre, radius), "dark")
  const segments = shape.disc < 210 ? 16 : 20
  const slit = 1.5
  for (const index of steps(segments)) {
    const degrees = (index * 360) / segments
    const skew = 7
    sheet.fill(
      "paper",
      polygon([
        polar(centre, inner, degrees - slit),
        polar(centre, radius - 1, degrees + skew - slit * 0.6),
        polar(centre, radius - 1, degrees + skew + slit * 0.6),
        polar(centre, inner, degrees + slit),
      ]),
    )
    sheet.stroke(
      "thin",
      line(
        polar(centre, inner, degrees - slit),
        polar(centre, radius, degrees + skew - slit * 0.6),
      ),
      line(
        polar(centre, inner, degrees + slit),
        polar(centre, radius, degrees + skew + slit * 0.6),
      ),
    )
    const rivet = polar(centre, (radius + inner) / 2, degrees + 180 / segments + skew / 2)
    sheet.stroke("thin", circle(rivet, 2.3 * unit), circle(rivet, 1 * unit))
  }
  sheet.stroke("outline", circle(centre, radius))
  sheet.solid(circle(centre, inner), "paper")
  const plate = inner * 0.9
  sheet.solid(circle(centre, plate))
  const orbit = plate * 0.62
  for (const index of steps(shape.springs))
    spring(sheet, { centre, orbit, degrees: 45 + (index * 360) / shape.springs, unit })
  const hub = (shape.hub / 2) * unit
  sheet.solid(circle(centre, hub + 8 * unit), "metal")
  const teeth = steps(shape.splines * 4).map((index) =>
    polar(centre, hub * (index % 4 < 2 ? 1 : 0.82), (index * 90) / shape.splines),
  )
  sheet.solid(polygon(teeth), "paper")
  cross(sheet, centre, radius)
}

/** One damper spring in its window, lying along the orbit. */
function spring(
  sheet: Sheet,
  { centre, orbit, degrees, unit }: { centre: Point; orbit: number; degrees: number; unit: number },
): void {
  const half = Math.min(15 * unit, orbit * 0.36)
  const wide = 7.5 * unit
  const middle = polar(centre, orbit, degrees)
  const radians = (degrees * Math.PI) / 180
  const at = (along: number, out: number): Point => [
    middle[0] + out * Math.cos(radians) - along * Math.sin(radians),
    middle[1] + out * Math.sin(radians) + along * Math.cos(radians),
  ]
  sheet.solid(
    polygon([at(-half, -wide), at(half, -wide), at(half, wide), at(-half, wide)]),
    "paper",
  )
  sheet.stroke(
    "thin",
    ...steps(6).map((index) => {
      const along = -half + ((index + 0.15) * 2 * half) / 6
      return line(at(along, -wide), at(along + half / 4, wide))
    }),
  )
}

type Section = { shape: ClutchKitShape; unit: number; x: number }

function discSection(sheet: Sheet, { shape, unit, x }: Section): void {
  const radius = (shape.disc / 2) * unit
  const inner = (shape.inner / 2) * unit
  const hub = (shape.hub / 2) * unit
  for (const side of [-1, 1]) {
    const at = (across: number, distance: number): Point => [
      x + across * unit,
      AXIS + side * distance,
    ]
    const lining = [at(0, inner), at(0, radius), at(8.4, radius), at(8.4, inner)]
    const plate = [
      at(2.7, hub + 7 * unit),
      at(2.7, inner + 5 * unit),
      at(5.7, inner + 5 * unit),
      at(5.7, hub + 7 * unit),
    ]
    const boss = [at(-5, hub), at(-5, hub + 8 * unit), at(14, hub + 8 * unit), at(14, hub)]
    sheet.solid(polygon(plate))
    sheet.solid(polygon(lining), "dark")
    sheet.solid(polygon(boss))
    sheet.stroke("hatch", hatch([lining], { gap: 6 }), hatch([boss], { gap: 7, degrees: -45 }))
    sheet.stroke("thin", line(at(4.2, inner), at(4.2, radius)))
    const coil = inner * 0.9 * 0.62
    sheet.solid(
      box(
        {
          x: x - 1 * unit,
          y: AXIS + side * coil - 7 * unit,
          width: 10.4 * unit,
          height: 14 * unit,
        },
        5 * unit,
      ),
      "paper",
    )
    sheet.stroke("thin", circle(at(4.2, coil), 4 * unit))
  }
  sheet.stroke(
    "outline",
    line([x - 5 * unit, AXIS - hub], [x - 5 * unit, AXIS + hub]),
    line([x + 14 * unit, AXIS - hub], [x + 14 * unit, AXIS + hub]),
  )
}

function cover(sheet: Sheet, { shape, unit, x }: Section): void {
  const radius = (shape.disc / 2) * unit
  for (const side of [-1, 1]) {
    const at = (across: number, distance: number): Point => [
      x + across * unit,
      AXIS + side * distance,
    ]
    const plate = [
      at(0, radius * 0.66),
      at(0, radius * 0.98),
      at(13, radius * 0.98),
      at(17, radius * 0.86),
      at(12, radius * 0.66),
    ]
    const shell = [
      at(0, radius + 13 * unit),
      at(3, radius + 13 * unit),
      at(3, radius + 3 * unit),
      at(28, radius * 0.93),
      at(30, radius * 0.62),
      at(27, radius * 0.6),
      at(25, radius * 0.9),
      at(0, radius),
    ]
    const finger = [
      at(18, radius * 0.88),
      at(21, radius * 0.88),
      at(38, radius * 0.24),
      at(35, radius * 0.22),
    ]
    sheet.solid(polygon(plate))
    sheet.stroke("hatch", hatch([plate], { gap: 8 }))
    sheet.solid(polygon(shell), "dark")
    sheet.solid(polygon(finger), "paper")
  }
  sheet.stroke("outline", line([x, AXIS - radius * 0.66], [x, AXIS + radius * 0.66]))
}

function bearing(sheet: Sheet, { shape, unit, x }: Section): void {
  const radius = shape.disc * 0.15 * unit
  const sleeve = shape.hub * 0.62 * unit
  for (const side of [-1, 1]) {
    const at = (across: number, distance: number): Point => [
      x + across * unit,
      AXIS + side * distance,
    ]
    const ring = [
      at(0, sleeve + 4 * unit),
      at(0, radius * 1.3),
      at(15, radius * 1.3),
      at(15, sleeve + 4 * unit),
    ]
    const guide = [
      at(4, sleeve),
      at(4, sleeve + 4 * unit),
      at(32, sleeve + 4 * unit),
      at(32, sleeve),
    ]
    sheet.solid(polygon(ring))
    sheet.stroke("hatch", hatch([ring], { gap: 7 }))
    sheet.solid(
      circle(
        at(8, (sleeve + 4 * unit + radius * 1.3) / 2),
        Math.min(5 * unit, (radius * 1.3 - sleeve - 4 * unit) * 0.34),
      ),
      "paper",
    )
    sheet.solid(polygon(guide), "dark")
  }
  sheet.stroke(
    "outline",
    line([x + 32 * unit, AXIS - sleeve], [x + 32 * unit, AXIS + sleeve]),
    line([x + 4 * unit, AXIS - sleeve], [x + 4 * unit, AXIS + sleeve]),
  )
}
