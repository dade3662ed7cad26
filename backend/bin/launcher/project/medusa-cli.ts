import { createRequire } from "node:module"
import path from "node:path"

/** Medusa's command line; the one for sources compiles TypeScript as it goes. */
export function medusaCli(runs: "sources" | "build"): string {
  const manifest = createRequire(__filename).resolve("@medusajs/cli/package.json")
  return path.join(path.dirname(manifest), runs === "sources" ? "cli.js" : "dist/index.js")
}
