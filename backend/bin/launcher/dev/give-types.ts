import fs from "node:fs"
import path from "node:path"
import { isMerchants, type ShopPlugin } from "../../../src/settings/plugins"
import { places } from "../project/places"

/** Where Medusa writes what `query.graph` answers, of all modules and links that run. */
const TYPES = "query-entry-points.d.ts"

/**
 * Gives each plugin that is a folder of the merchant's the types of `query.graph` in a shop that has it.
 * In the project's own folder they are of the shop that ran last, which may be another.
 */
export function giveTypes(plugins: readonly ShopPlugin[]): void {
  const written = path.join(places.buildMarks, "types", TYPES)
  if (!fs.existsSync(written)) return
  for (const { folder } of plugins.filter(isMerchants)) {
    const types = path.join(folder, ".medusa/types")
    fs.mkdirSync(types, { recursive: true })
    fs.copyFileSync(written, path.join(types, TYPES))
  }
}
