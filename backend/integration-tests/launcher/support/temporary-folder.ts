import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterAll } from "vitest"

/** A new folder that is gone after the file's tests; everybody may enter it. */
export function temporaryFolder(name: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`))
  fs.chmodSync(folder, 0o777)
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}
