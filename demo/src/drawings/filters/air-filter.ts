import type { AirFilterShape } from "../../parts/shapes"
import { cross, dimensionAcross, dimensionUp, leader } from "../drafting/dimension"
import { hatch } from "../drafting/hatch"
import { box, chain, circle, line, polar, polygon, steps, type Point } from "../drafting/path"
import { scaleFor } from "../drafting/scale"
import type { Sheet } from "../drafting/sheet"

const FRAME = 9

/** A panel in plan and section, or a round insert from its end and in half section. */
export function drawAirFilter(sheet: Sheet, shape: AirFilterShape): string {
  return shape.outline === "panel" ? panel(sheet, shape) : round(sheet, shape)
}

function panel(sheet: Sheet, { length, width, height, pleats }: AirFilterShape): string {
  const scale = scaleFor({ width: length, height: width + height }, { width: 640, height: 350 })
  const unit = scale.unit
  const [wide, deep] = [length * unit, width * unit]
  const left = 424 - wide / 2
  const top = 250 - (deep + 62 + height * unit) / 2
  const rim = FRAME * unit
  sheet.solid(box({ x: left, y: top, width: wide, height: deep }, 9 * unit), "dark")
  sheet.stroke(
    "thin",
    box(
      {
        x: left + rim * 0.45,
        y: top + rim * 0.45,
        width: wide - rim * 0.9,
        height: deep - rim * 0.9,
      },
      6 * unit,
    ),
  )
  sheet.solid(
    box({ x: left + rim, y: top + rim, width: wide - 2 * rim, height: deep - 2 * rim }, 2 * unit),
    "paper",
  )
  const pitch = (wide - 2 * rim) / pleats
  const rows = steps(pleats - 1).map((index) => left + rim + pitch * (index + 1))
  sheet.stroke("thin", ...rows.map((x) => line([x, top + rim], [x, top + deep - rim])))
  const beads = Math.max(Math.round(width / 60), 1)
  sheet.stroke(
    "outline",
    ...steps(beads).flatMap((index) => {
      const y = top + rim + ((deep - 2 * rim) * (index + 1)) / (beads + 1)
      return [
        line([left + rim, y - 2], [left + wide - rim, y - 2]),
        line([left + rim, y + 2], [left + wide - rim, y + 2]),
      ]
    }),
  )

  const side = top + deep + 62
  const bottom = side + height * unit
  const lip = 8 * unit
  const folds = steps(pleats * 2 + 1).map((index): Point => [
    left + rim + (pitch * index) / 2,
    index % 2 === 0 ? bottom - 3 : side + 3,
  ])
  sheet.stroke("thin", chain(folds))
  for (const [outer, inner] of [
    [left, 1],
    [left + wide, -1],
  ] as const) {
    const at = (x: number, y: number): Point => [outer + inner * x, y]
    const post = [
      at(0, side),
      at(rim, side),
      at(rim, bottom),
      at(3 * unit, bottom),
      at(3 * unit, side + lip),
      at(0, side + lip),
    ]
    sheet.fill("dark", polygon(post))
    sheet.stroke("hatch", hatch([post], { gap: 6 }))
    sheet.stroke("outline", polygon(post))
  }
  dimensionUp(sheet, {
    from: [left, top],
    to: [left, top + deep],
    at: left - 34,
    label: `${width}`,
  })
  dimensionUp(sheet, {
    from: [left, side],
    to: [left + 3 * unit, bottom],
    at: left - 34,
    label: `${height}`,
  })
  dimensionAcross(sheet, {
    from: [left, side + lip],
    to: [left + wide, side + lip],
    at: bottom + 40,
    label: `${length}`,
  })
  return scale.label
}

function round(
  sheet: Sheet,
  { length: outer, width: inner, height, pleats }: AirFilterShape,
): string {
  const scale = scaleFor({ width: outer + height, height: outer }, { width: 560, height: 360 })
  const unit = scale.unit
  const radius = (outer / 2) * unit
  const hole = (inner / 2) * unit
  const gap = 104
  const left = 404 - (outer * unit + gap + height * unit) / 2
  const centre: Point = [left + radius, 262]
  sheet.solid(circle(centre, radius), "dark")
  sheet.solid(circle(centre, radius - 5 * unit), "paper")
  const folds = steps(pleats * 2).map((index) =>
    polar(centre, index % 2 === 0 ? radius - 6 * unit : hole + 6 * unit, (index * 180) / pleats),
  )
  sheet.stroke("thin", polygon(folds))
  sheet.solid(circle(centre, hole + 5 * unit), "dark")
  sheet.solid(circle(centre, hole), "paper")
  cross(sheet, centre, radius)

  const x = left + outer * unit + gap
  const deep = height * unit
  const cap = 7 * unit
  sheet.solid(
    box({
      x: x + cap,
      y: 262 - radius + 4 * unit,
      width: deep - 2 * cap,
      height: 2 * radius - 8 * unit,
    }),
    "paper",
  )
  sheet.stroke(
    "thin",
    ...steps(pleats / 2 + 1)
      .map((index) => {
        const y = 262 - (radius - 4 * unit) * Math.cos((index * Math.PI) / Math.round(pleats / 2))
        return line([x + cap, y], [x + deep - cap, y])
      })
      .slice(Math.round(pleats / 4)),
  )
  const media: Point[] = [
    [x + cap, 262 - radius + 6 * unit],
    [x + deep - cap, 262 - radius + 6 * unit],
    [x + deep - cap, 262 - hole - 5 * unit],
    [x + cap, 262 - hole - 5 * unit],
  ]
  sheet.fill(
    "paper",
    box({
      x: x + cap,
      y: 262 - radius + 5 * unit,
      width: deep - 2 * cap,
      height: radius - 5 * unit,
    }),
  )
  sheet.stroke(
    "thin",
    ...steps(9).map((index) => {
      const y = 262 - radius + 6 * unit + ((radius - hole - 11 * unit) * index) / 8
      return line([x + cap, y], [x + deep - cap, y])
    }),
  )
  sheet.stroke("outline", polygon(media), line([x + cap, 262 - hole], [x + deep - cap, 262 - hole]))
  for (const end of [x, x + deep - cap]) {
    const upper: Point[] = [
      [end, 262 - radius],
      [end + cap, 262 - radius],
      [end + cap, 262 - hole],
      [end, 262 - hole],
    ]
    sheet.solid(box({ x: end, y: 262 - radius, width: cap, height: 2 * radius }), "dark")
    sheet.stroke("hatch", hatch([upper], { gap: 6 }))
    sheet.stroke("outline", line([end, 262 - hole], [end + cap, 262 - hole]))
  }
  sheet.stroke("centre", line([x - 20, 262], [x + deep + 20, 262]))
  dimensionUp(sheet, {
    from: [x, 262 - radius],
    to: [x, 262 + radius],
    at: left + 2 * radius + 56,
    label: `Ø${outer}`,
  })
  dimensionAcross(sheet, {
    from: [x, 262 + radius],
    to: [x + deep, 262 + radius],
    at: 262 + radius + 44,
    label: `${height}`,
  })
  leader(sheet, {
    tip: polar(centre, hole, 120),
    elbow: [left + 40, 262 + radius + 34],
    label: `Ø${inner}`,
    side: "left",
  })
  return scale.label
}
