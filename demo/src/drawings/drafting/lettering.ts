import { glyphOf } from "./glyphs"
import { coordinate, type Box, type Point } from "./path"

/** Grid units between two glyphs, and the height of a capital. */
const SPACING = 3.4
const GRID = 14

export type LetteringStyle = {
  /** Height of a capital, in units of the sheet. */
  size: number
  anchor?: "start" | "middle" | "end"
  /** Clockwise turn of the base line; −90 is read from the right, as on vertical dimensions. */
  degrees?: number
}

/** The width of a text in units of the sheet. */
export function textWidth(text: string, size: number): number {
  const grid = [...text].reduce((sum, character) => sum + glyphOf(character).width + SPACING, 0)
  return (Math.max(grid - SPACING, 0) * size) / GRID
}

/**
 * A text as single strokes, standing on the baseline at `at`, with one box around it, or one for each glyph
 * where it is slanted.
 * Throws a RangeError for a character that the lettering lacks.
 */
export function lettering(
  text: string,
  at: Point,
  style: LetteringStyle,
): { d: string; boxes: Box[] } {
  const { size, anchor = "middle", degrees = 0 } = style
  const scale = size / GRID
  const width = textWidth(text, size)
  const start = { start: 0, middle: -width / 2, end: -width }[anchor]
  const radians = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const place = (x: number, y: number): Point => [
    at[0] + x * cos - y * sin,
    at[1] + x * sin + y * cos,
  ]

  const frame = (from: number, to: number): Box =>
    around([place(from, 0), place(to, 0), place(from, -size), place(to, -size)])
  const boxes: Box[] = []
  let advance = start
  const strokes = [...text].map((character) => {
    const glyph = glyphOf(character)
    const origin = advance
    advance += (glyph.width + SPACING) * scale
    boxes.push(frame(origin, origin + glyph.width * scale))
    return glyph.d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => {
      const [placedX, placedY] = place(origin + Number(x) * scale, (Number(y) - GRID) * scale)
      return `${coordinate(placedX)} ${coordinate(placedY)}`
    })
  })
  const slanted = degrees % 90 !== 0
  return { d: strokes.join(""), boxes: slanted ? boxes : [frame(start, start + width)] }
}

function around(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
