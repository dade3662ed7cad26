import { createRequire } from "node:module"
import path from "node:path"
import { places } from "./places"

/** The command line of the Vite that the storefront uses. */
export function viteCli(): string {
  const fromStorefront = createRequire(path.join(places.storefront, "package.json"))
  return path.join(path.dirname(fromStorefront.resolve("vite/package.json")), "bin/vite.js")
}
