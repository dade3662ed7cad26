import { line, type Point } from "./path"

type HatchStyle = { gap: number; degrees?: number }

/**
 * Section lines inside polygons (even-odd, so an inner polygon is a hole), clipped here and not by
 * the renderer: drawings stay free of ids, and many of them can stand in one page.
 */
export function hatch(polygons: readonly (readonly Point[])[], { gap, degrees = 45 }: HatchStyle) {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const along = ([x, y]: Point) => x * cos - y * sin
  const across = ([x, y]: Point) => x * sin + y * cos
  const back = (u: number, v: number): Point => [u * cos + v * sin, v * cos - u * sin]

  const levels = polygons.flat().map(across)
  const first = Math.ceil(Math.min(...levels) / gap)
  const count = Math.floor(Math.max(...levels) / gap) - first + 1
  return Array.from({ length: Math.max(count, 0) }, (_, index) => {
    // A hair off the grid, so that no level runs exactly through a corner.
    const level = (first + index) * gap + 0.0137
    const cuts = polygons
      .flatMap((polygon) =>
        cutsAt(
          polygon.map((point): Point => [along(point), across(point)]),
          level,
        ),
      )
      .sort((a, b) => a - b)
    return pairs(cuts)
      .map(([from, to]) => line(back(from, level), back(to, level)))
      .join("")
  }).join("")
}

function cutsAt(polygon: readonly Point[], level: number): number[] {
  return polygon.flatMap(([u, v], index) => {
    const [nextU, nextV] = polygon[(index + 1) % polygon.length] ?? [u, v]
    if (v > level === nextV > level) return []
    return [u + ((level - v) / (nextV - v)) * (nextU - u)]
  })
}

function pairs(cuts: readonly number[]): [number, number][] {
  return cuts.flatMap((from, index): [number, number][] => {
    const to = cuts[index + 1]
    return index % 2 === 0 && to !== undefined ? [[from, to]] : []
  })
}
