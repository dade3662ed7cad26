import fs from "node:fs"
import path from "node:path"

/** Writes a whole file that only its owner can read, so that a crash leaves the old or the new. */
export function writeDurably(file: string, text: string): void {
  const temporary = `${file}.${process.pid}.tmp`
  const handle = fs.openSync(temporary, "w", 0o600)
  try {
    fs.writeFileSync(handle, text)
    fs.fsyncSync(handle)
  } finally {
    fs.closeSync(handle)
  }
  fs.renameSync(temporary, file)
  syncFolder(path.dirname(file))
}

function syncFolder(folder: string): void {
  // Windows cannot open folders.
  if (process.platform === "win32") return
  const handle = fs.openSync(folder, "r")
  fs.fsyncSync(handle)
  fs.closeSync(handle)
}
