const UNIT = "(?:pieces|piece|pcs|pc|ea|stück|stk|st)"
const UNIT_AT_END = new RegExp(`\\s*${UNIT}\\.?$`, "i")
const UNIT_BESIDE = new RegExp(`((?:^|\\s)\\d[\\d.,]*)\\s*${UNIT}\\.?(?=\\s|$)`, "gi")

/** Whole pieces as people write them; longer ones are the digits of an EAN. */
export function isPieces(text: string): boolean {
  return /^\d{1,7}$/.test(text)
}

/** What is meant as a quantity, though it may be none: `1.000`, `5E+3`, `-5`, `2,5`. */
export function isMeantAsQuantity(text: string): boolean {
  return /^[-+]?\d[\d.,'’]*(?:e[-+]?\d+)?$/i.test(text) && text.length <= 12
}

/** A cell `50 pcs` without its word. */
export function withoutUnit(cell: string): string {
  return /^[-+]?\d/.test(cell) ? cell.replace(UNIT_AT_END, "") : cell
}

/** A line without the words behind its quantities. */
export function withoutUnits(line: string): string {
  return line.replace(UNIT_BESIDE, "$1")
}
