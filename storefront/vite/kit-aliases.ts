import fs from "node:fs"
import path from "node:path"
import type { Alias } from "vite"

const STOREFRONT = path.resolve(import.meta.dirname, "..")

type Manifest = { name: string; exports: Record<string, string> }

/**
 * What plugins import of the storefront, by its package's name and exports: the shop's own sources,
 * wherever the plugin lies. So there is one React, one query client and one session.
 */
export function kitAliases(): Alias[] {
  const text = fs.readFileSync(path.join(STOREFRONT, "package.json"), "utf8")
  const { name, exports } = JSON.parse(text) as Manifest
  return Object.entries(exports)
    .filter(([, file]) => file.endsWith(".ts"))
    .map(([entry, file]) => ({
      find: path.posix.join(name, entry),
      replacement: path.join(STOREFRONT, file),
    }))
}
