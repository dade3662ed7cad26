import { textWidth } from "./lettering"
import { line, polygon, type Point } from "./path"
import type { Sheet } from "./sheet"

/** Height of a dimension's figures: 9.6 pixels where a sheet of 800 units is shown 320 wide. */
export const FIGURES = 24

const ARROW = 15
const HALF_ARROW = 3.2
/** Between a feature and its extension line, and past the dimension line. */
const CLEARANCE = 5
const LIFT = 8

/** A filled arrow head that touches `tip` and points along `degrees`. */
function arrow(tip: Point, degrees: number): string {
  const radians = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const turn = (x: number, y: number): Point => [
    tip[0] + x * cos - y * sin,
    tip[1] + x * sin + y * cos,
  ]
  return polygon([tip, turn(-ARROW, HALF_ARROW), turn(-ARROW, -HALF_ARROW)])
}

export type Dimension = {
  /** Two points of the part; the extension lines start there. */
  from: Point
  to: Point
  /** Where the dimension line lies: its y where it runs across, its x where it stands. */
  at: number
  label: string
  /** Which end carries the label where it does not fit between the arrows. */
  spill?: "start" | "end"
}

/** A dimension measured across the sheet. */
export function dimensionAcross(sheet: Sheet, dimension: Dimension): void {
  measured(sheet, dimension, false)
}

/** A dimension measured up the sheet, its figures read from the right. */
export function dimensionUp(sheet: Sheet, dimension: Dimension): void {
  measured(sheet, dimension, true)
}

function measured(sheet: Sheet, dimension: Dimension, upright: boolean): void {
  const { from, to, at, label, spill = "end" } = dimension
  // Upright figures are read from the right, so "start" is the lower end.
  const along = upright ? 1 : 0
  const place = (position: number, level: number): Point =>
    upright ? [level, position] : [position, level]
  const ends = [from, to].sort((a, b) => a[along] - b[along])
  const [near, far] = [ends[0] ?? from, ends[1] ?? to]
  const [low, high] = [near[along], far[along]]
  for (const end of [near, far]) {
    const level = end[1 - along] ?? 0
    const away = Math.sign(at - level) || 1
    const extension = line(
      place(end[along], level + away * CLEARANCE),
      place(end[along], at + away * CLEARANCE),
    )
    if (Math.abs(at - level) > CLEARANCE) sheet.stroke("dimension", extension)
  }

  const span = high - low
  const width = textWidth(label, FIGURES)
  const inside = span > ARROW * 2 + 6
  const fits = width + 10 < span
  const tail = inside ? 0 : ARROW + 10
  const towardsLow = upright ? spill === "end" : spill === "start"
  const shelf = fits ? 0 : width + 10 + (inside ? 8 : ARROW + 4)
  const start = low - Math.max(tail, towardsLow ? shelf : 0)
  const end = high + Math.max(tail, towardsLow ? 0 : shelf)
  sheet.stroke("dimension", line(place(start, at), place(end, at)))
  const outwards = upright ? 90 : 0
  const turn = inside ? 0 : 180
  sheet.fill(
    "arrow",
    arrow(place(low, at), outwards + 180 + turn),
    arrow(place(high, at), outwards + turn),
  )
  const beside = towardsLow ? start + width / 2 : end - width / 2
  const middle = fits ? (low + high) / 2 : beside
  sheet.text(label, place(middle, at - LIFT), {
    size: FIGURES,
    degrees: upright ? -90 : 0,
  })
}

export type Leader = {
  /** What the arrow touches. */
  tip: Point
  /** Where the line turns into the shelf that carries the text. */
  elbow: Point
  label: string
  side?: "left" | "right"
}

/** A leader with an arrow, its text standing on a shelf. */
export function leader(sheet: Sheet, { tip, elbow, label, side = "right" }: Leader): void {
  const width = textWidth(label, FIGURES)
  const outwards = side === "right" ? 1 : -1
  const shelf: Point = [elbow[0] + outwards * (width + 10), elbow[1]]
  const degrees = (Math.atan2(tip[1] - elbow[1], tip[0] - elbow[0]) * 180) / Math.PI
  sheet.stroke("dimension", line(tip, elbow), line(elbow, shelf))
  sheet.fill("arrow", arrow(tip, degrees))
  sheet.text(label, [elbow[0] + (outwards * (width + 10)) / 2, elbow[1] - LIFT], { size: FIGURES })
}

/** Centre lines through a point, reaching `radius` and a little more. */
export function cross(sheet: Sheet, [x, y]: Point, radius: number): void {
  const reach = radius + 12
  sheet.stroke("centre", line([x - reach, y], [x + reach, y]), line([x, y - reach], [x, y + reach]))
}
