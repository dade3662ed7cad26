import fs from "node:fs"
import { readText } from "./read-text"

const LARGEST_BYTES = 5_000_000
const SHOWN_CHARACTERS = 3000

/** Opens a log to append to; one that has grown large is put aside as `<file>.old` first. */
export function openLog(file: string): number {
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > LARGEST_BYTES) fs.renameSync(file, `${file}.old`)
  return fs.openSync(file, "a", 0o600)
}

/** The last lines of a log, for a message about what failed. */
export function logTail(file: string): string {
  const text = readText(file)?.trim() ?? ""
  if (text.length <= SHOWN_CHARACTERS) return text
  const cut = text.slice(-SHOWN_CHARACTERS)
  return cut.slice(cut.indexOf("\n") + 1)
}
