import type { LampShape } from "../../parts/shapes"
import { dimensionAcross, dimensionUp } from "../drafting/dimension"
import { box, circle, curve, line, polar, polygon, steps, type Point } from "../drafting/path"
import { scaleFor } from "../drafting/scale"
import type { Sheet } from "../drafting/sheet"

const GAP = 104

type View = { shape: LampShape; unit: number; at: (x: number, y: number) => Point }

/** The lens from the front, mirrored for the right side, and the housing from the side. */
export function drawLamp(sheet: Sheet, shape: LampShape): string {
  const { width, height, depth } = shape
  const scale = scaleFor({ width: width + depth, height }, { width: 622, height: 350 })
  const unit = scale.unit
  const left = 408 - (width * unit + GAP + depth * unit) / 2
  const top = 256 - (height * unit) / 2
  const mirror = shape.side === "right"
  const at = (x: number, y: number): Point => [
    left + (mirror ? 1 - x : x) * width * unit,
    top + y * height * unit,
  ]
  const view = { shape, unit, at }
  front(sheet, view)
  const sideAt = left + width * unit + GAP
  housing(sheet, { shape, left: sideAt, top, unit })
  const bottom = top + height * unit
  dimensionAcross(sheet, {
    from: [left, bottom - height * unit * 0.4],
    to: [left + width * unit, bottom - height * unit * 0.4],
    at: bottom + 42,
    label: `${width}`,
  })
  dimensionUp(sheet, {
    from: [sideAt, top],
    to: [sideAt, bottom],
    at: sideAt - 46,
    label: `${height}`,
  })
  dimensionAcross(sheet, {
    from: [sideAt, bottom],
    to: [sideAt + depth * unit, bottom - height * unit * 0.3],
    at: bottom + 42,
    label: `${depth}`,
  })
  sheet.text(shape.approval, [left + 4, top - 30], { size: 24, anchor: "start" })
  return scale.label
}

const OUTLINES: Readonly<Record<LampShape["kind"], readonly Point[]>> = {
  headlamp: [
    [0, 0.3],
    [0.1, 0.13],
    [0.34, 0.05],
    [0.66, 0],
    [0.9, 0.02],
    [1, 0.1],
    [0.985, 0.3],
    [0.88, 0.55],
    [0.72, 0.82],
    [0.55, 0.97],
    [0.36, 1],
    [0.14, 0.93],
    [0.03, 0.7],
  ],
  "rear lamp": [
    [0, 0.12],
    [0.12, 0.02],
    [0.45, 0],
    [0.8, 0.06],
    [0.96, 0.2],
    [1, 0.45],
    [0.94, 0.75],
    [0.8, 0.95],
    [0.5, 1],
    [0.18, 0.97],
    [0.05, 0.85],
    [0, 0.5],
  ],
  "fog lamp": [
    [0, 0.5],
    [0.06, 0.2],
    [0.26, 0.02],
    [0.5, 0],
    [0.76, 0.03],
    [0.95, 0.22],
    [1, 0.5],
    [0.94, 0.8],
    [0.74, 0.98],
    [0.5, 1],
    [0.25, 0.98],
    [0.05, 0.8],
  ],
}

function lens(view: View, inset: number): string {
  const shrink = (value: number) => inset + value * (1 - 2 * inset)
  return curve(
    OUTLINES[view.shape.kind].map(([x, y]) => view.at(shrink(x), shrink(y))),
    true,
  )
}

function front(sheet: Sheet, view: View): void {
  sheet.solid(lens(view, 0), "dark")
  sheet.solid(lens(view, 0.035), "paper")
  sheet.stroke("thin", lens(view, 0.075))
  if (view.shape.kind === "headlamp") headlamp(sheet, view)
  if (view.shape.kind === "rear lamp") rearLamp(sheet, view)
  if (view.shape.kind === "fog lamp") fogLamp(sheet, view)
}

function reflector(sheet: Sheet, centre: Point, radius: number): void {
  sheet.solid(circle(centre, radius))
  sheet.stroke("thin", circle(centre, radius * 0.9), circle(centre, radius * 0.62))
  sheet.solid(circle(centre, radius * 0.52), "dark")
  sheet.stroke("thin", circle(centre, radius * 0.4), circle(centre, radius * 0.22))
  sheet.stroke(
    "thin",
    ...steps(24).map((index) =>
      line(polar(centre, radius * 0.62, index * 15), polar(centre, radius * 0.9, index * 15)),
    ),
  )
  sheet.stroke(
    "centre",
    line([centre[0] - radius - 12, centre[1]], [centre[0] + radius + 12, centre[1]]),
    line([centre[0], centre[1] - radius - 12], [centre[0], centre[1] + radius + 12]),
  )
}

function headlamp(sheet: Sheet, { shape, unit, at }: View): void {
  const radius = shape.height * unit * (shape.modules === 3 ? 0.19 : 0.27)
  const places = shape.modules === 3 ? [0.2, 0.42, 0.64] : [0.27, 0.62]
  places.forEach((x, index) =>
    reflector(
      sheet,
      at(x, shape.modules === 3 ? 0.56 - index * 0.05 : 0.54 - index * 0.09),
      radius * (index === 0 || shape.modules === 3 ? 1 : 0.86),
    ),
  )
  const bars = steps(7).map((index) => index / 7)
  for (const share of bars) {
    const [x, y] = [0.16 + share * 0.72, 0.2 - share * 0.09]
    sheet.solid(
      polygon([
        at(x, y),
        at(x + 0.08, y - 0.012),
        at(x + 0.075, y + 0.055),
        at(x - 0.005, y + 0.067),
      ]),
      "metal",
    )
  }
}

function rearLamp(sheet: Sheet, view: View): void {
  const { shape, at } = view
  const wide = shape.width > shape.height
  for (const index of steps(shape.modules)) {
    const [from, to] = [index / shape.modules, (index + 1) / shape.modules]
    const cell = (along: number, across: number): Point =>
      wide
        ? at(0.12 + along * 0.74, 0.14 + across * 0.7)
        : at(0.14 + across * 0.68, 0.12 + along * 0.76)
    const [a, b] = [from + 0.015, to - 0.015]
    sheet.solid(
      polygon([cell(a, 0), cell(b, 0), cell(b, 1), cell(a, 1)]),
      index % 2 === 0 ? "metal" : "dark",
    )
    const ribs = steps(shape.bulb === "LED" ? 4 : 9)
    if (shape.bulb === "LED") {
      sheet.stroke(
        "thin",
        ...ribs.flatMap((row) =>
          steps(3).map((column) =>
            circle(cell(a + ((b - a) * (column + 0.5)) / 3, (row + 0.5) / 4), 5),
          ),
        ),
      )
    } else {
      sheet.stroke("thin", ...ribs.slice(1).map((rib) => line(cell(a, rib / 9), cell(b, rib / 9))))
      sheet.solid(circle(cell((a + b) / 2, 0.5), 15), "paper")
      sheet.stroke("thin", circle(cell((a + b) / 2, 0.5), 8))
    }
  }
}

function fogLamp(sheet: Sheet, { shape, unit, at }: View): void {
  const centre = at(0.5, 0.5)
  const radius = shape.height * unit * 0.4
  sheet.solid(circle(centre, radius))
  const rows = steps(9).map((index) => -0.8 + index * 0.2)
  sheet.stroke(
    "thin",
    ...rows.map((x) =>
      line(
        [centre[0] + x * radius, centre[1] - radius * Math.sqrt(1 - x * x)],
        [centre[0] + x * radius, centre[1] + radius * Math.sqrt(1 - x * x)],
      ),
    ),
  )
  sheet.solid(circle(centre, radius * 0.42), "paper")
  sheet.stroke("thin", circle(centre, radius * 0.3))
  sheet.stroke(
    "centre",
    line([centre[0] - radius - 36, centre[1]], [centre[0] + radius + 36, centre[1]]),
    line([centre[0], centre[1] - radius - 34], [centre[0], centre[1] + radius + 34]),
  )
}

type Side = { shape: LampShape; left: number; top: number; unit: number }

/** Lens at the left, stepped housing and connector towards the back. */
function housing(sheet: Sheet, { shape, left, top, unit }: Side): void {
  const [deep, high] = [shape.depth * unit, shape.height * unit]
  const at = (x: number, y: number): Point => [left + x * deep, top + y * high]
  const lean = shape.kind === "headlamp" ? 0.3 : 0.12
  sheet.solid(polygon([at(0.9, 0.52), at(1, 0.52), at(1, 0.7), at(0.9, 0.7)]), "dark")
  sheet.solid(
    polygon([
      at(0.66, 0.26),
      at(0.84, 0.3),
      at(0.92, 0.36),
      at(0.92, 0.8),
      at(0.84, 0.86),
      at(0.66, 0.9),
    ]),
  )
  sheet.solid(
    polygon([
      at(lean, 0.02),
      at(0.62, 0.12),
      at(0.72, 0.2),
      at(0.72, 0.92),
      at(0.6, 0.97),
      at(0.1, 1),
      at(0.1, 0.96),
    ]),
  )
  sheet.solid(
    curve(
      [
        at(lean, 0),
        at(lean * 0.55, 0.2),
        at(0.04, 0.6),
        at(0, 0.92),
        at(0.02, 1),
        at(0.1, 1),
        at(0.14, 0.7),
        at(lean * 0.9, 0.28),
        at(lean + 0.07, 0.03),
      ],
      true,
    ),
    "paper",
  )
  sheet.stroke(
    "thin",
    line(at(0.4, 0.08), at(0.4, 0.98)),
    line(at(0.56, 0.11), at(0.56, 0.97)),
    line(at(0.72, 0.32), at(0.92, 0.38)),
    line(at(0.72, 0.84), at(0.92, 0.78)),
  )
  const ear = at(0.5, -0.02)
  sheet.solid(
    box({ x: ear[0] - 0.05 * deep, y: ear[1] - 3, width: 0.1 * deep, height: 0.13 * high }, 3),
  )
  sheet.stroke("thin", circle([ear[0], ear[1] + 0.04 * high], 0.022 * deep))
  sheet.stroke("centre", line(at(-0.06, 0.56), at(1.08, 0.56)))
}
