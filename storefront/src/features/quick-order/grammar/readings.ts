import { cellsOf, type Separator } from "./cells"
import type { Columns } from "./columns"
import { isMeantAsQuantity, isPieces, withoutUnit, withoutUnits } from "./quantity"

/** A number and how many of it, as they stand there; null where nobody says how many. */
export type Reading = { number: string; qty: string | null }

const QUANTITY = String.raw`[-+]?\d[\d.,'’]*(?:[eE][-+]?\d+)?`
const TIMES_BEFORE = new RegExp(String.raw`^(${QUANTITY})\s*[x×*]\s+(\S.*)$`)
const TIMES_BEHIND = new RegExp(String.raw`^(\S.*?)\s+[x×*]\s*(${QUANTITY})$`)

/** What a line may mean by itself. */
export function readingsOf(line: string, separator: Separator): [Reading, ...Reading[]] {
  const text = line.trim()
  const whole = { number: text, qty: null }
  const before = TIMES_BEFORE.exec(text)
  if (before) return [{ number: before[2] ?? "", qty: before[1] ?? null }]
  const behind = TIMES_BEHIND.exec(text)
  if (behind) return [{ number: behind[1] ?? "", qty: behind[2] ?? null }, whole]
  if (separator === " ") return spaced(whole)
  const reading = ofCells(cellsOf(line, separator), separator)
  // "BD-2803-V 2,5" has no cells: the comma is the quantity's own.
  return /\s\d+,\d+$/.test(text) ? [reading, ...spaced(whole)] : [reading]
}

/** What a line of a list with a head says; undefined where it has nothing at the number's place. */
export function readingByColumns(
  cells: readonly string[],
  { number, qty }: Columns,
): Reading | undefined {
  const named = cells[number]
  if (!named) return undefined
  const said = qty === undefined ? "" : withoutUnit(cells[qty] ?? "")
  return { number: named, qty: said === "" ? null : said }
}

/** A number has spaces of its own: where its end may be a quantity, both are meant. */
function spaced(whole: Reading): [Reading, ...Reading[]] {
  const words = withoutUnits(whole.number).split(/\s+/)
  const [first = "", ...behind] = words
  const last = behind.at(-1)
  if (last === undefined) return [whole]
  if (isMeantAsQuantity(last)) {
    return [{ number: words.slice(0, -1).join(" "), qty: last }, whole]
  }
  return isPieces(first) ? [{ number: behind.join(" "), qty: first }, whole] : [whole]
}

/** The number and the quantity among cells without a head; names and prices stand beside them. */
function ofCells(cells: readonly string[], separator: Separator): Reading {
  const said = cells.map(withoutUnit)
  const filled = said.flatMap((text, at) => (text ? [{ text, at }] : []))
  const [first, second] = filled
  if (!first) return { number: "", qty: null }
  if (second && isPieces(first.text) && !isMeantAsQuantity(second.text)) {
    return { number: second.text, qty: first.text }
  }
  const rest = filled.slice(1)
  const quantity =
    rest.find(({ text }) => isPieces(text)) ?? rest.find(({ text }) => isMeantAsQuantity(text))
  if (!quantity) return { number: cells[first.at] ?? "", qty: null }
  // "1,000" without quotes is two cells of a line with commas, and none of them is the quantity.
  const next = separator === "," ? said[quantity.at + 1] : undefined
  const qty = next && /^\d{3}$/.test(next) ? `${quantity.text},${next}` : quantity.text
  return { number: cells[first.at] ?? "", qty }
}
