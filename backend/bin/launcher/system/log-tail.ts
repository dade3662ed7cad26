import { readText } from "./read-text"

const SHOWN_CHARACTERS = 3000

/** The last lines of a log, for a message about what failed. */
export function logTail(file: string): string {
  const text = readText(file)?.trim() ?? ""
  if (text.length <= SHOWN_CHARACTERS) return text
  const cut = text.slice(-SHOWN_CHARACTERS)
  return cut.slice(cut.indexOf("\n") + 1)
}
