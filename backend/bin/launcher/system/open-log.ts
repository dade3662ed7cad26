import fs from "node:fs"

const LARGEST_BYTES = 5_000_000

/** Opens a log to append to; one that has grown large is put aside as `<file>.old` first. */
export function openLog(file: string): number {
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > LARGEST_BYTES) fs.renameSync(file, `${file}.old`)
  return fs.openSync(file, "a", 0o600)
}
