import fs from "node:fs"
import path from "node:path"

const LIST = path.join("plugins", "first-party.json")

/** Each plugin that lies in the shop's own `plugins`, and is built with it: its folder, and whether it is on where nothing is said. */
export type FirstParty = { folder: string; onByDefault: boolean }

/**
 * The shop's first-party plugins by name, as `plugins/first-party.json` has them, at or above the
 * working folder: parts of the shop run in other folders of it. A Medusa application has none.
 */
export function firstPartyPlugins(from = process.cwd()): Map<string, FirstParty> {
  const root = rootOf(path.resolve(from))
  if (!root) return new Map()
  const listed = JSON.parse(fs.readFileSync(path.join(root, LIST), "utf8")) as object
  return new Map(
    Object.entries(listed).map(([name, state]) => [
      name,
      { folder: path.join(root, "plugins", name), onByDefault: state === "on" },
    ]),
  )
}

function rootOf(place: string): string | undefined {
  if (fs.existsSync(path.join(place, LIST))) return place
  const above = path.dirname(place)
  return above === place ? undefined : rootOf(above)
}
