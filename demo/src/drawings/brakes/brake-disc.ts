import type { BrakeDiscShape } from "../../parts/shapes"
import { cross, dimensionAcross, dimensionUp, leader } from "../drafting/dimension"
import { hatch } from "../drafting/hatch"
import { chain, circle, line, polar, polygon, type Point } from "../drafting/path"
import { scaleFor } from "../drafting/scale"
import type { Sheet } from "../drafting/sheet"

const GAP = 118
const AXIS = 268

/** Front view with its bolt pattern beside a full section of ring and hat. */
export function drawBrakeDisc(sheet: Sheet, shape: BrakeDiscShape): string {
  const { diameter, thickness, height } = shape
  const scale = scaleFor(
    { width: diameter + height, height: diameter },
    { width: 520, height: 404 },
  )
  const unit = scale.unit
  const radius = (diameter * unit) / 2
  const total = diameter * unit + GAP + height * unit
  const left = 416 - total / 2
  const centre: Point = [left + radius, AXIS]
  front(sheet, { shape, centre, unit })

  const face = left + total
  section(sheet, { shape, face, unit })
  const inner = face - thickness * unit
  const back = face - height * unit
  dimensionUp(sheet, {
    from: [inner, AXIS - radius],
    to: [inner, AXIS + radius],
    at: centre[0] + radius + 52,
    label: `Ø${diameter}`,
  })
  dimensionAcross(sheet, {
    from: [inner, AXIS - radius],
    to: [face, AXIS - radius],
    at: AXIS - radius - 22,
    label: `${thickness}`,
  })
  dimensionAcross(sheet, {
    from: [back, AXIS + (shape.pitchCircle * unit) / 2 + 12 * unit],
    to: [face, AXIS + radius],
    at: AXIS + radius + 40,
    label: `${height}`,
  })
  const pitch = (shape.pitchCircle * unit) / 2
  leader(sheet, {
    tip: polar(polar(centre, pitch, -90 - 360 / shape.bolts), 7.2 * unit, -135),
    elbow: [left + 28, AXIS - radius - 14],
    label: `${shape.bolts}×${shape.pitchCircle}`,
    side: "left",
  })
  leader(sheet, {
    tip: polar(centre, (shape.bore * unit) / 2, 118),
    elbow: [left + 34, AXIS + radius + 34],
    label: `Ø${shape.bore}`,
    side: "left",
  })
  return scale.label
}

type View = { shape: BrakeDiscShape; centre: Point; unit: number }

function hatRadius({ bore, pitchCircle }: BrakeDiscShape): number {
  return Math.max(pitchCircle / 2 + 17, bore / 2 + 24)
}

function front(sheet: Sheet, { shape, centre, unit }: View): void {
  const radius = (shape.diameter * unit) / 2
  const hat = hatRadius(shape) * unit
  const pitch = (shape.pitchCircle * unit) / 2
  sheet.solid(circle(centre, radius))
  sheet.stroke("thin", circle(centre, radius - 3 * unit))
  sheet.solid(circle(centre, hat + 7 * unit), "paper")
  sheet.stroke("thin", circle(centre, hat + 2 * unit))
  sheet.stroke("outline", circle(centre, hat), circle(centre, (shape.bore * unit) / 2))
  friction(sheet, { shape, centre, unit })
  sheet.stroke("centre", circle(centre, pitch))
  for (const index of Array.from({ length: shape.bolts }, (_, hole) => hole)) {
    const degrees = -90 + (index * 360) / shape.bolts
    const hole = polar(centre, pitch, degrees)
    sheet.solid(circle(hole, 7.2 * unit), "paper")
    sheet.stroke(
      "dimension",
      line(polar(centre, pitch - 11 * unit, degrees), polar(centre, pitch + 11 * unit, degrees)),
    )
  }
  cross(sheet, centre, radius)
}

function friction(sheet: Sheet, { shape, centre, unit }: View): void {
  const outer = (shape.diameter / 2 - 8) * unit
  const inner = (hatRadius(shape) + 13) * unit
  if (shape.vented) {
    const vanes = Array.from({ length: 44 }, (_, index) => index * (360 / 44))
    const sector = vanes.filter((degrees) => degrees > 8 && degrees < 82)
    sheet.stroke(
      "hidden",
      ...sector.map((degrees) =>
        line(polar(centre, inner, degrees), polar(centre, outer, degrees + 7)),
      ),
    )
  }
  if (shape.face === "slotted") {
    for (const degrees of [20, 80, 140, 200, 260, 320]) {
      const slot = [0, 0.25, 0.5, 0.75, 1].map((share) =>
        polar(centre, inner + (outer - inner) * share, degrees + share * 22),
      )
      const offset = [1, 0.75, 0.5, 0.25, 0].map((share) =>
        polar(centre, inner + (outer - inner) * share, degrees + share * 22 + 2.2),
      )
      sheet.solid(polygon([...slot, ...offset]), "paper")
    }
  }
  if (shape.face === "drilled") {
    const rows = [0.16, 0.39, 0.61, 0.84]
    for (const arm of Array.from({ length: 12 }, (_, index) => index * 30)) {
      const holes = rows.map((share, row) =>
        polar(centre, inner + (outer - inner) * share, arm + row * 7),
      )
      sheet.stroke("outline", ...holes.map((hole) => circle(hole, 3 * unit)))
    }
  }
}

function section(
  sheet: Sheet,
  { shape, face, unit }: { shape: BrakeDiscShape; face: number; unit: number },
): void {
  const radius = (shape.diameter / 2) * unit
  const hat = hatRadius(shape) * unit
  const thick = shape.thickness * unit
  const back = face - shape.height * unit
  const wall = 6.5 * unit
  const bore = (shape.bore / 2) * unit
  const ringInner = hat + 7 * unit
  for (const side of [-1, 1]) {
    const at = (x: number, distance: number): Point => [x, AXIS + side * distance]
    const body = [
      at(back, bore),
      at(back, hat),
      at(face - thick, hat),
      at(face - thick, radius),
      at(face, radius),
      at(face, ringInner),
      at(face - thick + wall, ringInner - 2 * unit),
      at(face - thick + wall, hat - wall),
      at(back + wall, hat - wall),
      at(back + wall, bore),
    ]
    sheet.solid(polygon(body))
    const vent = shape.vented
      ? [
          at(face - thick * 0.68, ringInner + 9 * unit),
          at(face - thick * 0.32, ringInner + 9 * unit),
          at(face - thick * 0.32, radius),
          at(face - thick * 0.68, radius),
        ]
      : []
    sheet.stroke("hatch", hatch([body, ...(vent.length > 0 ? [vent] : [])], { gap: 8.5 }))
    if (vent.length > 0) {
      sheet.fill("paper", polygon(vent))
      sheet.stroke(
        "outline",
        chain([vent[3] ?? [0, 0], vent[0] ?? [0, 0], vent[1] ?? [0, 0], vent[2] ?? [0, 0]]),
      )
    }
    const hole = (shape.pitchCircle / 2) * unit
    sheet.fill(
      "paper",
      polygon([
        at(back, hole - 7.2 * unit),
        at(back + wall, hole - 7.2 * unit),
        at(back + wall, hole + 7.2 * unit),
        at(back, hole + 7.2 * unit),
      ]),
    )
    sheet.stroke(
      "outline",
      line(at(back, hole - 7.2 * unit), at(back + wall, hole - 7.2 * unit)),
      line(at(back, hole + 7.2 * unit), at(back + wall, hole + 7.2 * unit)),
    )
    sheet.stroke("centre", line(at(back - 10, hole), at(back + wall + 10, hole)))
  }
  sheet.stroke(
    "outline",
    line([back, AXIS - bore], [back, AXIS + bore]),
    line([back + wall, AXIS - bore], [back + wall, AXIS + bore]),
    line([face, AXIS - ringInner], [face, AXIS + ringInner]),
  )
  sheet.stroke("centre", line([back - 24, AXIS], [face + 24, AXIS]))
}
