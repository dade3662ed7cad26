import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { type Plugin, runnerImport } from "vite"
import type { ShopPlugin } from "../../backend/src/settings/plugins"
import type { StorefrontPlugin } from "../src/platform/slots/storefront-plugin"

/** The module that a plugin names as its storefront's, and what it says. */
export type FoundPlugin = { entry: string; plugin: StorefrontPlugin }

type Manifest = { name?: string; exports?: Record<string, unknown> }
type Half = { name: string; entry: string }

const SLOTS = fileURLToPath(new URL("../src/platform/slots/storefront-plugin.ts", import.meta.url))
const KIT = "@halden/storefront/kit/"

/** Reads what the plugins put into the storefront; those without a part in it are left out. */
export async function findPlugins(plugins: readonly ShopPlugin[]): Promise<FoundPlugin[]> {
  const found: FoundPlugin[] = []
  for (const { folder } of plugins) {
    const half = halfOf(folder)
    if (half) found.push({ entry: half.entry, plugin: await read(half) })
  }
  return found
}

function halfOf(folder: string): Half | undefined {
  const text = fs.readFileSync(path.join(folder, "package.json"), "utf8")
  const { name = path.basename(folder), exports } = JSON.parse(text) as Manifest
  const entry = exports?.["./storefront"]
  return typeof entry === "string" ? { name, entry: path.join(folder, entry) } : undefined
}

/** Throws with the plugin's name and file where it does not load. */
async function read({ name, entry }: Half): Promise<StorefrontPlugin> {
  const broken = (why: string) => new Error(`The plugin ${name} does not load, at ${entry}: ${why}`)
  const plugin = await load(entry).catch((error: unknown) => {
    throw broken(error instanceof Error ? error.message : String(error))
  })
  if (!plugin?.name) throw broken("it has no plugin as its default export")
  return plugin
}

async function load(entry: string): Promise<StorefrontPlugin | undefined> {
  const { module } = await runnerImport<{ default?: StorefrontPlugin }>(entry, {
    configFile: false,
    logLevel: "silent",
    plugins: [refuseKit(entry)],
    // The build's own Node cannot take TypeScript from a package.
    resolve: { alias: { "@halden/storefront/slots": SLOTS } },
  })
  return module.default
}

/** What the entry imports at once is in the shop's first load; the kit is for what comes later. */
function refuseKit(entry: string): Plugin {
  return {
    name: "refuse-kit",
    enforce: "pre",
    resolveId(id, importer = entry) {
      if (!id.startsWith(KIT)) return null
      throw new Error(`${importer} takes ${id}, and is loaded with the first page: import() it`)
    },
  }
}
