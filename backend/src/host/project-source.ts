import path from "node:path"
import { isOwnSource } from "../settings/plugins"

type ResolvedPlugin = { name: string; resolve: string; admin?: { type: string; resolve: string } }
type PluginResolver = { getResolvedPlugins: (...args: unknown[]) => Promise<ResolvedPlugin[]> }

const PROJECT = "project-plugin"

/**
 * Points Medusa at the folders that hold this project's source and admin extensions.
 *
 * Medusa 2.21.2 reads a project from `<cwd>/src` and has no setting for it, so its resolver is
 * wrapped; a version that lost the function stops the start. See docs/decisions/0002.
 */
export function redirectProjectSource(folders: { source: string; admin: string }): void {
  const utils = path.dirname(require.resolve("@medusajs/utils"))
  const resolver = require(path.join(utils, "common/get-resolved-plugins.js")) as PluginResolver
  const original = resolver.getResolvedPlugins
  if (typeof original !== "function") {
    throw new Error("@medusajs/utils has no getResolvedPlugins: see docs/decisions/0002")
  }
  resolver.getResolvedPlugins = async (...args) =>
    (await original(...args)).map((plugin) =>
      plugin.name === PROJECT ? redirected(plugin, folders) : withOwnAdmin(plugin),
    )
}

/** A plugin that is a folder of sources has no place in node_modules, from where its admin would come. */
function withOwnAdmin(plugin: ResolvedPlugin): ResolvedPlugin {
  const folder = path.resolve(plugin.resolve, "../../..")
  if (plugin.admin?.type !== "package" || !isOwnSource({ folder })) return plugin
  return { ...plugin, admin: { type: "local", resolve: path.join(folder, "src/admin") } }
}

function redirected(plugin: ResolvedPlugin, folders: { source: string; admin: string }) {
  return { ...plugin, resolve: folders.source, admin: { type: "local", resolve: folders.admin } }
}
