import { circle, ellipse, line, polygon, steps, type Point } from "../drafting/path"
import type { Sheet } from "../drafting/sheet"
import type { Face } from "../drafting/ink"

/** How narrow a circle square to the axis looks: the axis runs across, seen from the front left. */
export const RATIO = 0.34

/** A circle square to the axis. */
export function round([x, y]: Point, radius: number): string {
  return ellipse([x, y], [radius * RATIO, radius])
}

/** A point on such a circle; 0° is to the right, clockwise. */
export function onRound([x, y]: Point, radius: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180
  return [x + radius * RATIO * Math.cos(radians), y + radius * Math.sin(radians)]
}

export type Drum = { at: Point; radius: number; length: number; face?: Face; rim?: Face }

/** A cylinder along the axis: its left face is seen, its rim runs to the right. */
export function drum(
  sheet: Sheet,
  { at, radius, length, face = "metal", rim = "paper" }: Drum,
): void {
  const far: Point = [at[0] + length, at[1]]
  const right = steps(25).map((index) => onRound(far, radius, -90 + index * 7.5))
  const left = steps(25).map((index) => onRound(at, radius, 90 + index * 7.5))
  sheet.solid(polygon([...right, ...left]), rim)
  sheet.solid(round(at, radius), face)
}

/** Round holes or bolts on a pitch circle. */
export function holes(
  sheet: Sheet,
  ring: { at: Point; pitch: number; count: number; radius: number },
): void {
  for (const index of steps(ring.count)) {
    const centre = onRound(ring.at, ring.pitch, -90 + (index * 360) / ring.count)
    sheet.solid(round(centre, ring.radius), "paper")
  }
}

/** The axis that holds the parts together. */
export function axisLine(sheet: Sheet, from: Point, to: Point): void {
  sheet.stroke("centre", line(from, to))
}

export type Balloon = { number: number; at: Point; tip: Point }

/** A numbered call-out: a ring, and a line from it to a dot on the part. */
export function balloon(sheet: Sheet, { number, at, tip }: Balloon): void {
  const radius = 30
  const distance = Math.hypot(tip[0] - at[0], tip[1] - at[1]) || 1
  const start: Point = [
    at[0] + ((tip[0] - at[0]) * radius) / distance,
    at[1] + ((tip[1] - at[1]) * radius) / distance,
  ]
  sheet.stroke("mark", line(start, tip))
  sheet.fill("mark", circle(tip, 5))
  sheet.fill("paper", circle(at, radius))
  sheet.stroke("mark", circle(at, radius))
  sheet.text(String(number), [at[0], at[1] + 13], { size: 26, layer: "markLettering" })
}
