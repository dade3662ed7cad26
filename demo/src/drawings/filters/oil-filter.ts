import type { OilFilterShape } from "../../parts/shapes"
import { cross, dimensionAcross, dimensionUp, leader } from "../drafting/dimension"
import { hatch } from "../drafting/hatch"
import { arc, box, chain, circle, line, polar, polygon, steps, type Point } from "../drafting/path"
import { scaleFor } from "../drafting/scale"
import type { Sheet } from "../drafting/sheet"

const GAP = 104

type Can = { shape: OilFilterShape; unit: number; axis: number; top: number }

/** The can half outside, half in section, beside its mounting face with gasket and thread. */
export function drawOilFilter(sheet: Sheet, shape: OilFilterShape): string {
  const { diameter, height } = shape
  const scale = scaleFor({ width: diameter * 2, height }, { width: 500, height: 372 })
  const unit = scale.unit
  const radius = (diameter / 2) * unit
  const left = 424 - (diameter * unit * 2 + GAP) / 2
  const can: Can = { shape, unit, axis: left + radius, top: 270 - (height / 2) * unit }
  outside(sheet, can)
  inside(sheet, can)
  const face: Point = [left + radius * 3 + GAP, 270]
  mountingFace(sheet, { shape, unit, face })

  const bottom = can.top + height * unit
  dimensionUp(sheet, {
    from: [can.axis, can.top],
    to: [left, bottom],
    at: left - 40,
    label: `${height}`,
  })
  dimensionAcross(sheet, {
    from: [left, can.top + 12 * unit],
    to: [left + 2 * radius, can.top + 12 * unit],
    at: can.top - 26,
    label: `Ø${diameter}`,
  })
  dimensionAcross(sheet, {
    from: [can.axis - (shape.gasket / 2) * unit, bottom],
    to: [can.axis + (shape.gasket / 2) * unit, bottom],
    at: bottom + 46,
    label: `Ø${shape.gasket}`,
  })
  leader(sheet, {
    tip: polar(face, 10 * unit, -60),
    elbow: [face[0] + 10 * unit, 270 - radius - 36],
    label: shape.thread.replaceAll(" × ", "×"),
    side: face[0] + 10 * unit + 150 > 776 ? "left" : "right",
  })
  return scale.label
}

function outside(sheet: Sheet, { shape, unit, axis, top }: Can): void {
  const radius = (shape.diameter / 2) * unit
  const bottom = top + shape.height * unit
  const seam = 5 * unit
  const gasket = (shape.gasket / 2) * unit
  sheet.solid(
    box({ x: axis - gasket, y: bottom - 3 * unit, width: 2 * gasket, height: 3 * unit }),
    "dark",
  )
  sheet.solid(
    box({ x: axis - radius, y: top, width: 2 * radius, height: bottom - top - 2 * unit }, 7 * unit),
  )
  sheet.solid(
    box(
      {
        x: axis - radius - unit,
        y: bottom - 2 * unit - seam,
        width: 2 * radius + 2 * unit,
        height: seam,
      },
      unit,
    ),
  )
  const flutes = steps(shape.flutes + 1).map(
    (index) => axis - radius * Math.cos((index * Math.PI) / shape.flutes),
  )
  const grip = top + Math.min(shape.height * 0.24, 24) * unit
  sheet.stroke(
    "thin",
    ...flutes.filter((x) => x < axis - 2).map((x) => line([x, top + 5 * unit], [x, grip])),
    line([axis - radius, grip], [axis, grip]),
    line([axis - radius, top + 7 * unit], [axis, top + 7 * unit]),
  )
}

/** Everything right of the axis: wall, pleats, perforated tube, bypass valve, thread plate. */
function inside(sheet: Sheet, { shape, unit, axis, top }: Can): void {
  const radius = (shape.diameter / 2) * unit
  const bottom = top + shape.height * unit - 2 * unit
  const wall = 1.6 * unit
  const at = (x: number, y: number): Point => [axis + x, y]
  const right = radius - wall
  sheet.fill(
    "paper",
    polygon([
      at(0, top + wall),
      at(right - 6 * unit, top + wall),
      at(right, top + 7 * unit),
      at(right, bottom),
      at(0, bottom),
    ]),
  )
  sheet.stroke(
    "thin",
    chain([
      at(0, top + wall),
      at(right - 6 * unit, top + wall),
      at(right, top + 7 * unit),
      at(right, bottom - 7 * unit),
    ]),
  )

  const [mediaTop, mediaBottom] = [top + shape.height * unit * 0.2, bottom - 13 * unit]
  const tube = radius * 0.34
  const media = [
    at(tube + 2 * unit, mediaTop),
    at(right - 3.5 * unit, mediaTop),
    at(right - 3.5 * unit, mediaBottom),
    at(tube + 2 * unit, mediaBottom),
  ]
  sheet.fill("dark", polygon(media))
  sheet.stroke(
    "thin",
    ...steps(7).map((index) => {
      const x = tube + 2 * unit + ((right - 5.5 * unit - tube) * index) / 6
      return line(at(x, mediaTop), at(x, mediaBottom))
    }),
  )
  for (const y of [mediaTop - 3 * unit, mediaBottom]) {
    sheet.solid(box({ x: axis, y, width: right - 2 * unit, height: 3 * unit }))
  }
  sheet.stroke("outline", line(at(tube, mediaTop), at(tube, mediaBottom)))
  const holes = Math.max(Math.floor((mediaBottom - mediaTop) / (9 * unit)), 2)
  sheet.stroke(
    "thin",
    ...steps(holes).map((index) =>
      circle(
        at(tube * 0.5, mediaTop + ((index + 0.5) * (mediaBottom - mediaTop)) / holes),
        2 * unit,
      ),
    ),
  )

  const spring = steps(6).map((index): Point =>
    at(
      index % 2 === 0 ? 3 * unit : 12 * unit,
      top + wall + ((mediaTop - 3 * unit - top - wall) * index) / 5,
    ),
  )
  sheet.stroke("outline", chain(spring))
  const plate = [
    at(9 * unit, bottom - 7 * unit),
    at(right, bottom - 7 * unit),
    at(right, bottom - 1 * unit),
    at(9 * unit, bottom - unit),
  ]
  sheet.solid(polygon(plate))
  sheet.stroke("hatch", hatch([plate], { gap: 7 }))
  sheet.stroke("thin", line(at(11 * unit, bottom - 7 * unit), at(11 * unit, bottom - unit)))
  sheet.stroke("centre", line([axis, top - 14], [axis, bottom + 2 * unit + 8]))
}

function mountingFace(
  sheet: Sheet,
  { shape, unit, face }: { shape: OilFilterShape; unit: number; face: Point },
): void {
  const radius = (shape.diameter / 2) * unit
  const gasket = (shape.gasket / 2) * unit
  sheet.solid(circle(face, radius + unit))
  sheet.stroke("thin", circle(face, radius - 2 * unit))
  sheet.solid(circle(face, gasket), "dark")
  sheet.solid(circle(face, gasket - 4.5 * unit))
  const ring = (gasket - 4.5 * unit + 12 * unit) / 2
  for (const index of steps(8)) {
    sheet.solid(
      circle(polar(face, ring, index * 45 + 22.5), Math.min(3 * unit, ring * 0.2)),
      "paper",
    )
  }
  sheet.solid(circle(face, 8.6 * unit), "paper")
  sheet.stroke("thin", arc(face, 10 * unit, [0, 270]))
  cross(sheet, face, radius)
}
