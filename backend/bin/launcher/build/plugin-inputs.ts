import fs from "node:fs"
import path from "node:path"
import { isOwnSource } from "../../../src/settings/plugins"
import { readText } from "../system/read-text"

type Manifest = { exports?: Record<string, unknown> }

/** What Medusa takes out of a plugin's `src` for its server, and for its admin. */
const SERVERS = [
  "api",
  "jobs",
  "links",
  "modules",
  "providers",
  "scripts",
  "subscribers",
  "workflows",
]
const ADMIN = "admin"

/** Whether there is something of a plugin to compile for the server. */
export function hasServerHalf({ folder }: { folder: string }): boolean {
  return partsOf(folder, [ADMIN]).length > 0
}

/** What the build of a plugin's server half depends on. */
export function serverInputs(folder: string): string[] {
  return [...partsOf(folder, [ADMIN]), ...inFolder(folder, "package.json", "tsconfig.json")]
}

/** What Medusa Admin has of a plugin; nothing where its package names no admin. */
export function adminInputs(folder: string): string[] {
  if (!exportsOf(folder)?.["./admin"]) return []
  if (!isOwnSource({ folder })) return inFolder(folder, ".medusa/server/src/admin")
  return [path.join(folder, "src", ADMIN), ...sharedParts(folder)]
}

/** What the storefront has of a plugin; nothing where its package names no storefront. */
export function storefrontInputs(folder: string): string[] {
  const entry = exportsOf(folder)?.["./storefront"]
  if (typeof entry !== "string") return []
  const half = path.dirname(path.join(folder, entry))
  return [half, path.join(folder, "package.json"), ...sharedParts(folder)]
}

/** Whatever else is in `src`, which every half may take. */
function sharedParts(folder: string): string[] {
  return partsOf(folder, [...SERVERS, ADMIN])
}

function partsOf(folder: string, without: readonly string[]): string[] {
  const source = path.join(folder, "src")
  if (!fs.existsSync(source)) return []
  const names = fs.readdirSync(source).filter((name) => !without.includes(name))
  return inFolder(source, ...names)
}

function inFolder(folder: string, ...names: string[]): string[] {
  return names.map((name) => path.join(folder, name))
}

function exportsOf(folder: string): Manifest["exports"] {
  const text = readText(path.join(folder, "package.json")) ?? "{}"
  return (JSON.parse(text) as Manifest).exports
}
