import { cross, dimensionAcross } from "./drafting/dimension"
import { hatch } from "./drafting/hatch"
import type { Ink } from "./drafting/ink"
import { circle, line, polar, polygon, steps, type Point } from "./drafting/path"
import { Sheet } from "./drafting/sheet"
import { titleStrip } from "./drafting/title-strip"

const AXIS = 250

/** The drawing of the not-found page: a shaft in section whose part is only a dashed outline. */
export function layoutMissingPart(): Sheet {
  const sheet = new Sheet({ width: 800, height: 600 })
  shaft(sheet)
  const centre: Point = [400, AXIS]
  sheet.stroke("phantom", circle(centre, 128), circle(centre, 62))
  sheet.stroke(
    "hidden",
    ...steps(6).map((index) => circle(polar(centre, 95, -90 + index * 60), 13)),
  )
  cross(sheet, centre, 140)
  sheet.text("PART NOT FOUND", [400, 446], { size: 32, layer: "markLettering" })
  dimensionAcross(sheet, { from: [272, AXIS], to: [528, AXIS], at: 76, label: "404" })
  titleStrip(sheet, { sku: "NF-0404-X", name: "No part has this number", scale: "1:0" })
  return sheet
}

/** Both shaft ends wait for what belongs between them. */
function shaft(sheet: Sheet): void {
  for (const [outer, sign] of [
    [64, 1],
    [736, -1],
  ] as const) {
    const at = (x: number, y: number): Point => [outer + sign * x, AXIS + y]
    const body = [
      at(0, -52),
      at(96, -52),
      at(96, -84),
      at(128, -84),
      at(128, -38),
      at(172, -38),
      at(172, 38),
      at(128, 38),
      at(128, 84),
      at(96, 84),
      at(96, 52),
      at(0, 52),
    ]
    sheet.solid(polygon(body))
    sheet.stroke("hatch", hatch([body], { gap: 9, degrees: sign * 45 }))
    sheet.stroke("outline", polygon(body), line(at(96, -52), at(96, 52)))
    sheet.stroke("centre", line(at(-24, 0), at(200, 0)))
  }
}

/** The not-found page's drawing as SVG, 800 × 600. */
export function drawMissingPart({ ink }: { ink: Ink }): string {
  return layoutMissingPart().svg(ink)
}
