import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { runnerImport } from "vite"
import type { ShopPlugin } from "../../backend/src/settings/plugins"
import type { StorefrontPlugin } from "../src/platform/slots/storefront-plugin"

/** The module that a plugin names as its storefront's, and what it says. */
export type FoundPlugin = { entry: string; plugin: StorefrontPlugin }

type Manifest = { exports?: Record<string, unknown> }

const SLOTS = fileURLToPath(new URL("../src/platform/slots/storefront-plugin.ts", import.meta.url))

/** Reads what the plugins put into the storefront; those without a part in it are left out. */
export async function findPlugins(plugins: readonly ShopPlugin[]): Promise<FoundPlugin[]> {
  const found: FoundPlugin[] = []
  for (const { folder } of plugins) {
    const entry = entryOf(folder)
    if (entry) found.push({ entry, plugin: await read(entry) })
  }
  return found
}

function entryOf(folder: string): string | undefined {
  const text = fs.readFileSync(path.join(folder, "package.json"), "utf8")
  const entry = (JSON.parse(text) as Manifest).exports?.["./storefront"]
  return typeof entry === "string" ? path.join(folder, entry) : undefined
}

async function read(entry: string): Promise<StorefrontPlugin> {
  const { module } = await runnerImport<{ default?: StorefrontPlugin }>(entry, {
    configFile: false,
    logLevel: "error",
    // The build's own Node cannot take TypeScript from a package.
    resolve: { alias: { "@halden/storefront/slots": SLOTS } },
  })
  if (!module.default?.name) throw new Error(`${entry} has no plugin as its default export`)
  return module.default
}
