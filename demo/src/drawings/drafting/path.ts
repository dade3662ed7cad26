export type Point = readonly [x: number, y: number]

/** A coordinate with at most one decimal: a tenth of a unit is below what a screen can show. */
export function coordinate(value: number): string {
  return String(Math.round(value * 10) / 10)
}

const pair = ([x, y]: Point) => `${coordinate(x)} ${coordinate(y)}`

/** An open chain of straight lines. */
export function chain(points: readonly Point[]): string {
  return points.map((point, index) => `${index === 0 ? "M" : "L"}${pair(point)}`).join("")
}

/** A closed polygon. */
export function polygon(points: readonly Point[]): string {
  return `${chain(points)}Z`
}

/** One straight line. */
export function line(from: Point, to: Point): string {
  return `M${pair(from)}L${pair(to)}`
}

/** An ellipse with its axes along the sheet's. */
export function ellipse([x, y]: Point, [rx, ry]: Point): string {
  const radii = `${coordinate(rx)} ${coordinate(ry)} 0 1 1`
  return `M${pair([x - rx, y])}A${radii} ${pair([x + rx, y])}A${radii} ${pair([x - rx, y])}Z`
}

/** A full circle. */
export function circle(centre: Point, radius: number): string {
  return ellipse(centre, [radius, radius])
}

/** The point at an angle in degrees, clockwise from three o'clock. */
export function polar([x, y]: Point, radius: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180
  return [x + radius * Math.cos(radians), y + radius * Math.sin(radians)]
}

/** Part of a circle from one angle clockwise to another, in degrees. */
export function arc(centre: Point, radius: number, [from, to]: Point): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0
  const radii = `${coordinate(radius)} ${coordinate(radius)} 0 ${large} ${to > from ? 1 : 0}`
  return `M${pair(polar(centre, radius, from))}A${radii} ${pair(polar(centre, radius, to))}`
}

export type Box = { x: number; y: number; width: number; height: number }

/** A rectangle, its corners rounded by `radius`. */
export function box({ x, y, width, height }: Box, radius = 0): string {
  const right = x + width
  const bottom = y + height
  if (radius <= 0)
    return polygon([
      [x, y],
      [right, y],
      [right, bottom],
      [x, bottom],
    ])
  const turn = `A${coordinate(radius)} ${coordinate(radius)} 0 0 1`
  return [
    `M${pair([x + radius, y])}L${pair([right - radius, y])}${turn} ${pair([right, y + radius])}`,
    `L${pair([right, bottom - radius])}${turn} ${pair([right - radius, bottom])}`,
    `L${pair([x + radius, bottom])}${turn} ${pair([x, bottom - radius])}`,
    `L${pair([x, y + radius])}${turn} ${pair([x + radius, y])}Z`,
  ].join("")
}

/** A smooth closed or open curve through points (Catmull-Rom turned into cubic Béziers). */
export function curve(points: readonly Point[], closed = false): string {
  const last = points.length - 1
  const at = (index: number): Point => {
    const wrapped = closed
      ? (index + points.length) % points.length
      : Math.min(Math.max(index, 0), last)
    return points[wrapped] ?? [0, 0]
  }
  const pieces = Array.from({ length: closed ? points.length : last }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${pair(first)} ${pair(second)} ${pair(to)}`
  })
  return `M${pair(at(0))}${pieces.join("")}${closed ? "Z" : ""}`
}

/** A polygon's points along a circle, to hatch what is round. */
export function circlePoints(centre: Point, radius: number, sides = 72): Point[] {
  return Array.from({ length: sides }, (_, index) => polar(centre, radius, (index * 360) / sides))
}

/** The whole numbers from 0 to below `count`. */
export function steps(count: number): number[] {
  return Array.from({ length: Math.max(Math.round(count), 0) }, (_, index) => index)
}

/** A closed chain made of a half profile above an axis and its mirror image below it. */
export function turned(profile: readonly Point[], axis: number): string {
  const below = profile.map(([x, y]): Point => [x, 2 * axis - y]).reverse()
  return polygon([...profile, ...below])
}
