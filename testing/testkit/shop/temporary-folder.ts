import fs from "node:fs"
import os from "node:os"
import path from "node:path"

/** A new folder for a shop's data; PostgreSQL's own user may pass through it. */
export function temporaryFolder(name: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`))
  fs.chmodSync(folder, 0o711)
  return folder
}
