/** What a spreadsheet would run as a formula, also behind blanks and apostrophes. */
const FORMULA = /^(?:['\s]*[=+\-@＝＋－＠]|'*[\t\r\n])/
const GUARDED = /^'(?:['\s]*[=+\-@＝＋－＠]|'*[\t\r\n])/
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/

/** The text as a spreadsheet shows it and never runs it; `fromHarmless` gives it back. */
export function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** What `harmless` was given; any other text as it is. */
export function fromHarmless(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text
}

/** One row of a comma-separated file, its line end included; no cell of it is run as a formula. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(",")}\r\n`
}

/** Spreadsheets take a file that begins so for UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF"

function quoted(text: string): string {
  const safe = harmless(text)
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
