import fs from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { firstPartyPlugins } from "./first-party"

/** A plugin of the shop: what Medusa resolves, and the absolute folder of its package. */
export type ShopPlugin = {
  resolve: string
  folder: string
  /** Its name, where it is the shop's own: it lies with the shop's sources, and is built with them. */
  firstParty?: string
}

/** What turns all plugins off; an empty value counts as none given. */
const NONE = "none"

/**
 * The plugins of a list with commas between: the shop's own by name, packages that are installed, or
 * folders, which start with a dot or a slash and are relative to the working folder. Without a list,
 * those of the shop's own that are on by default.
 */
export function readPlugins(
  list: string | undefined,
  complain: (rest: string) => void,
): ShopPlugin[] {
  const own = firstPartyPlugins()
  return namesIn(list, own).flatMap((name) => {
    const isFolder = isFolderName(name)
    const firstParty = own.get(name)
    const folder = firstParty?.folder ?? packageFolder(name)
    if (folder && fs.existsSync(path.join(folder, "package.json"))) {
      if (firstParty) return [{ resolve: folder, folder, firstParty: name }]
      return [{ resolve: isFolder ? folder : name, folder }]
    }
    complain(
      isFolder ? `names ${name}, which has no package.json` : `names ${name}: ${wayTo(name)}`,
    )
    return []
  })
}

/** A plugin that lies in `plugins` is named by its folder, but for the shop's own. */
function wayTo(name: string): string {
  const place = `./plugins/${name.slice(name.indexOf("/") + 1)}`
  const isThere = fs.existsSync(path.join(process.cwd(), place, "package.json"))
  return isThere ? `write ${place}` : "install it"
}

/** What `readPlugins` reads as these plugins, in any folder of the shop. */
export function listOf(plugins: readonly ShopPlugin[]): string {
  return plugins.map(({ firstParty, resolve }) => firstParty ?? resolve).join(",") || NONE
}

function namesIn(list: string | undefined, own: ReturnType<typeof firstPartyPlugins>): string[] {
  const given = list?.trim()
  if (given === NONE) return []
  if (given) return given.split(",").flatMap((name) => name.trim() || [])
  return [...own].flatMap(([name, { onByDefault }]) => (onByDefault ? [name] : []))
}

/** Whether it is a folder of sources, rather than an installed package. */
export function isOwnSource({ folder }: Pick<ShopPlugin, "folder">): boolean {
  return !folder.split(path.sep).includes("node_modules")
}

/** Whether it is the merchant's own sources, which are compiled by themselves. */
export function isMerchants(plugin: ShopPlugin): boolean {
  return !plugin.firstParty && isOwnSource(plugin)
}

/** Where a plugin's package lies, by its name or folder; undefined where nobody installed it. */
export function packageFolder(name: string): string | undefined {
  return isFolderName(name) ? path.resolve(name) : installed(name)
}

function isFolderName(name: string): boolean {
  return name.startsWith(".") || path.isAbsolute(name)
}

function installed(name: string): string | undefined {
  const load = createRequire(path.join(process.cwd(), "package.json"))
  try {
    return path.dirname(load.resolve(`${name}/package.json`))
  } catch {
    return undefined
  }
}
