import fs from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"

/** A merchant's plugin: what Medusa resolves, and the absolute folder of its package. */
export type ShopPlugin = { resolve: string; folder: string }

/**
 * The plugins of a list with commas between: packages that are installed, or folders, which start
 * with a dot or a slash and are relative to the working folder.
 */
export function readPlugins(
  list: string | undefined,
  complain: (rest: string) => void,
): ShopPlugin[] {
  const named = (list ?? "").split(",").map((name) => name.trim())
  return named.filter(Boolean).flatMap((name) => {
    const isFolder = name.startsWith(".") || path.isAbsolute(name)
    const folder = isFolder ? path.resolve(name) : installed(name)
    if (folder && fs.existsSync(path.join(folder, "package.json"))) {
      return [{ resolve: isFolder ? folder : name, folder }]
    }
    complain(isFolder ? `names ${name}, which has no package.json` : `names ${name}: install it`)
    return []
  })
}

/** Whether it is a folder of the merchant's own sources, rather than an installed package. */
export function isOwnSource({ folder }: Pick<ShopPlugin, "folder">): boolean {
  return !folder.split(path.sep).includes("node_modules")
}

function installed(name: string): string | undefined {
  const load = createRequire(path.join(process.cwd(), "package.json"))
  try {
    return path.dirname(load.resolve(`${name}/package.json`))
  } catch {
    return undefined
  }
}
