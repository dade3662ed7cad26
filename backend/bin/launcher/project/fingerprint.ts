import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"

const IGNORED_NAMES = new Set([
  "node_modules",
  "dist",
  ".medusa",
  ".vite",
  "__tests__",
  "e2e",
  "coverage",
])

/** Neither tests nor what the compiler notes beside them go into a build. */
const NO_SOURCE = /\.(spec\.tsx?|tsbuildinfo)$/

/** A hash over the names and contents of files, and of all files in folders, below `root`. */
export function fingerprint(root: string, inputs: readonly string[]): string {
  const hash = createHash("sha256")
  for (const file of inputs.flatMap(filesIn).sort()) {
    hash.update(`${path.relative(root, file)}\0`)
    hash.update(fs.readFileSync(file))
    hash.update("\0")
  }
  return hash.digest("hex")
}

function filesIn(input: string): string[] {
  const stat = fs.statSync(input, { throwIfNoEntry: false })
  if (!stat) return []
  if (!stat.isDirectory()) return [input]
  return fs
    .readdirSync(input, { withFileTypes: true })
    .filter((entry) => !IGNORED_NAMES.has(entry.name))
    .flatMap((entry) => {
      const file = path.join(input, entry.name)
      if (entry.isDirectory()) return filesIn(file)
      return entry.isFile() && !NO_SOURCE.test(entry.name) ? [file] : []
    })
}
