import { textWidth } from "./lettering"
import { box, circle, line, polygon } from "./path"
import type { Sheet } from "./sheet"

export type Title = { sku: string; name: string; scale: string }

const MARGIN = 10
const STRIP = 52
const NAME = 13

/** The sheet's border with its centring marks. */
export function frame(sheet: Sheet): void {
  const { width, height } = sheet.size
  const right = width - MARGIN
  sheet.stroke(
    "frame",
    box({ x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN }),
    line([width / 2, MARGIN - 6], [width / 2, MARGIN + 8]),
    line([MARGIN - 6, height / 2], [MARGIN + 8, height / 2]),
    line([right - 8, height / 2], [right + 6, height / 2]),
  )
}

/** The border and, below, the strip that names what is drawn, its scale and its maker. */
export function titleStrip(sheet: Sheet, { sku, name, scale }: Title): void {
  const { width, height } = sheet.size
  const bottom = height - MARGIN
  const top = bottom - STRIP
  const right = width - MARGIN
  const columns = [right - 312, right - 230, right - 152].map((x) => line([x, top], [x, bottom]))
  const skuEnd = MARGIN + textWidth(sku, 24) + 30
  frame(sheet)
  sheet.stroke(
    "frame",
    line([MARGIN, top], [right, top]),
    line([skuEnd, top], [skuEnd, bottom]),
    ...columns,
  )
  const middle = (top + bottom) / 2
  sheet.text(sku, [MARGIN + 15, middle + 12], { size: 24, anchor: "start" })
  const room = right - 312 - skuEnd - 22
  const lines = wrapped(name, room)
  const widest = Math.max(...lines.map((words) => textWidth(words, NAME)))
  const size = NAME * Math.min(1, room / widest)
  lines.forEach((words, index) => {
    const y = middle + size / 2 + (index - (lines.length - 1) / 2) * 20
    sheet.text(words, [skuEnd + 11, y], { size, anchor: "start", layer: "note" })
  })
  sheet.text(scale, [right - 271, middle + 8], { size: 16, layer: "note" })
  firstAngle(sheet, [right - 191, middle])
  sheet.text("HALDEN", [right - 141, middle - 4], { size: 15, anchor: "start", layer: "note" })
  sheet.text("MOTOR WORKS", [right - 141, middle + 17], {
    size: 13,
    anchor: "start",
    layer: "note",
  })
}

/** ISO 128's sign for first-angle projection: a cone from the side and from its small end. */
function firstAngle(sheet: Sheet, [x, y]: readonly [number, number]): void {
  sheet.stroke(
    "thin",
    polygon([
      [x - 26, y - 5],
      [x - 4, y - 11],
      [x - 4, y + 11],
      [x - 26, y + 5],
    ]),
    circle([x + 16, y], 11),
    circle([x + 16, y], 5),
  )
  sheet.stroke(
    "dimension",
    line([x - 31, y], [x + 32, y]),
    line([x + 16, y - 15], [x + 16, y + 15]),
  )
}

/** A name in one line, or in the two of most equal width; a size like "280 × 22" stays together. */
function wrapped(name: string, room: number): string[] {
  if (textWidth(name, NAME) <= room) return [name]
  const words = name.replaceAll(" × ", "~×~").split(" ")
  const cuts = words.slice(1).map((_, index) => {
    const parts = [words.slice(0, index + 1), words.slice(index + 1)]
    return parts.map((part) => part.join(" ").replaceAll("~", " "))
  })
  const widest = (lines: string[]) => Math.max(...lines.map((line) => textWidth(line, NAME)))
  return cuts.sort((a, b) => widest(a) - widest(b))[0] ?? [name]
}
