import type { WheelHubShape } from "../../parts/shapes"
import { cross, dimensionAcross, dimensionUp, leader } from "../drafting/dimension"
import { hatch } from "../drafting/hatch"
import { box, circle, line, polar, polygon, steps, type Point } from "../drafting/path"
import { scaleFor } from "../drafting/scale"
import type { Sheet } from "../drafting/sheet"

const AXIS = 264
const GAP = 112

/** The flange with its studs beside a full section through both rows of balls. */
export function drawWheelHub(sheet: Sheet, shape: WheelHubShape): string {
  const { flange, depth } = shape
  const scale = scaleFor(
    { width: flange + depth + 26, height: flange },
    { width: 562, height: 390 },
  )
  const unit = scale.unit
  const radius = (flange / 2) * unit
  const left = 412 - (flange * unit + GAP + (depth + 26) * unit) / 2
  const centre: Point = [left + radius, AXIS]
  front(sheet, { shape, unit, centre })
  const face = left + 2 * radius + GAP + depth * unit
  const view = { shape, unit, face }
  section(sheet, view)
  const back = face - depth * unit
  dimensionUp(sheet, {
    from: [face - 5 * unit, AXIS - radius],
    to: [face - 5 * unit, AXIS + radius],
    at: centre[0] + radius + 50,
    label: `Ø${flange}`,
  })
  dimensionAcross(sheet, {
    from: [back, AXIS + (shape.bearing / 2) * unit],
    to: [face, AXIS + radius],
    at: AXIS + radius + 46,
    label: `${depth}`,
  })
  const pitch = (shape.pitchCircle / 2) * unit
  leader(sheet, {
    tip: polar(polar(centre, pitch, -90 - 360 / shape.bolts), 6.2 * unit, -135),
    elbow: [Math.max(left + 28, 140), AXIS - radius - 12],
    label: `${shape.bolts}×${shape.pitchCircle}`,
    side: "left",
  })
  leader(sheet, {
    tip: polar(centre, (shape.pilot / 2) * unit, 125),
    elbow: [left + 34, AXIS + radius + 40],
    label: `Ø${shape.pilot}`,
    side: "left",
  })
  return scale.label
}

type View = { shape: WheelHubShape; unit: number; centre: Point }

function front(sheet: Sheet, { shape, unit, centre }: View): void {
  const radius = (shape.flange / 2) * unit
  const pitch = (shape.pitchCircle / 2) * unit
  const lobe = 360 / shape.bolts
  // Between its bolts the flange is cut back to save weight.
  const rim = steps(180).map((index) => {
    const degrees = index * 2
    const off = Math.abs(((((degrees + 90) % lobe) + lobe) % lobe) - lobe / 2) / (lobe / 2)
    return polar(
      centre,
      radius * (off < 0.45 ? 0.9 : 0.9 + 0.1 * Math.sin(Math.min((off - 0.45) / 0.3, 1) * 1.5708)),
      degrees,
    )
  })
  sheet.solid(polygon(rim))
  sheet.stroke("hidden", circle(centre, (shape.bearing / 2) * unit))
  const pilot = (shape.pilot / 2) * unit
  sheet.solid(circle(centre, pilot), "paper")
  sheet.stroke("thin", circle(centre, pilot - 2.5 * unit))
  const bore = boreRadius(shape) * unit
  if (shape.splines > 0) {
    sheet.solid(circle(centre, bore * 1.5))
    const toothed = steps(shape.splines * 4).map((index) =>
      polar(centre, bore * (index % 4 < 2 ? 1.05 : 0.88), ((index + 0.5) * 90) / shape.splines),
    )
    sheet.solid(polygon(toothed), "paper")
  } else {
    sheet.solid(circle(centre, bore * 1.75))
    sheet.stroke("thin", circle(centre, bore * 1.3))
  }
  sheet.stroke("centre", circle(centre, pitch))
  for (const index of steps(shape.bolts)) {
    const stud = polar(centre, pitch, -90 + index * lobe)
    sheet.solid(circle(stud, 6.2 * unit), "paper")
    sheet.stroke("thin", circle(stud, 4.8 * unit))
  }
  cross(sheet, centre, radius)
}

function boreRadius({ pilot }: WheelHubShape): number {
  return Math.min(pilot * 0.2, 15)
}

function section(
  sheet: Sheet,
  { shape, unit, face }: { shape: WheelHubShape; unit: number; face: number },
): void {
  const back = face - shape.depth * unit
  const flange = (shape.flange / 2) * unit
  const pilot = (shape.pilot / 2) * unit
  const ring = (shape.bearing / 2) * unit
  const bore = (shape.splines > 0 ? boreRadius(shape) : 0) * unit
  const pitch = (shape.pitchCircle / 2) * unit
  const race = ring * 0.62
  const disc = face - 5 * unit
  for (const side of [-1, 1]) {
    const at = (x: number, distance: number): Point => [x, AXIS + side * distance]
    const hub = [
      at(back, bore),
      at(back, race * 0.92),
      at(disc - 20 * unit, race * 0.92),
      at(disc - 11 * unit, ring * 0.9),
      at(disc - 9 * unit, flange),
      at(disc, flange),
      at(disc, pilot),
      at(face, pilot),
      at(face, pilot - 4 * unit),
      at(disc, pilot - 7 * unit),
      at(disc, bore),
    ]
    const outer = [
      at(back + 3 * unit, race * 1.22),
      at(back + 3 * unit, ring),
      at(disc - 15 * unit, ring),
      at(disc - 15 * unit, race * 1.22),
    ]
    sheet.solid(polygon(hub))
    sheet.solid(polygon(outer), "dark")
    sheet.stroke("hatch", hatch([hub], { gap: 9 }), hatch([outer], { gap: 7, degrees: -45 }))
    const ball = Math.min(ring * 0.2, (disc - back) * 0.13)
    for (const x of [back + (disc - back) * 0.22, back + (disc - back) * 0.58]) {
      sheet.solid(circle(at(x, race * 1.07), ball), "paper")
      sheet.stroke(
        "centre",
        line(at(x - ball - 5, race * 1.07), at(x + ball + 5, race * 1.07)),
        line(at(x, race * 1.07 - ball - 5), at(x, race * 1.07 + ball + 5)),
      )
    }
    if (shape.abs)
      sheet.solid(
        box({
          x: back,
          y: AXIS + side * (race + ring) * 0.5 - 3 * unit,
          width: 3 * unit,
          height: 6 * unit,
        }),
        "dark",
      )
    sheet.solid(
      box(
        {
          x: disc - 10 * unit,
          y: AXIS + side * pitch - 6 * unit,
          width: 36 * unit,
          height: 12 * unit,
        },
        1.5 * unit,
      ),
      "paper",
    )
    sheet.solid(
      box(
        {
          x: disc - 13 * unit,
          y: AXIS + side * pitch - 8 * unit,
          width: 4 * unit,
          height: 16 * unit,
        },
        unit,
      ),
      "paper",
    )
    sheet.stroke(
      "thin",
      line(at(disc + 4 * unit, pitch - 4.6 * unit), at(disc + 26 * unit, pitch - 4.6 * unit)),
      line(at(disc + 4 * unit, pitch + 4.6 * unit), at(disc + 26 * unit, pitch + 4.6 * unit)),
    )
    sheet.stroke("centre", line(at(disc - 20 * unit, pitch), at(disc + 32 * unit, pitch)))
  }
  sheet.stroke(
    "outline",
    line([back, AXIS - bore], [back, AXIS + bore]),
    line([face, AXIS - pilot], [face, AXIS + pilot]),
    line([disc, AXIS - pilot], [disc, AXIS + pilot]),
  )
  sheet.stroke("centre", line([back - 22, AXIS], [face + 40, AXIS]))
}
