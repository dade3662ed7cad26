import { container } from "@medusajs/framework"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import fs from "node:fs"
import path from "node:path"
import { isOwnSource } from "../settings/plugins"
import { refuseBrokenPlugin } from "./refuse-broken-plugin"

type ResolvedPlugin = {
  name: string
  resolve: string
  admin?: { type: string; resolve: string }
  modules?: { resolve: string; options: object }[]
}
type PluginResolver = { getResolvedPlugins: (...args: unknown[]) => Promise<ResolvedPlugin[]> }

type Folders = {
  source: string
  admin: string
  /** Of the shop's own plugins: what is compiled with the shop, or the sources themselves. */
  plugins: string
}

const PROJECT = "project-plugin"

/**
 * Points Medusa at the folders that hold this project's source and admin extensions, and at those of
 * its own plugins, which `own` names by their folders.
 *
 * Medusa 2.21.2 reads a project from `<cwd>/src` and has no setting for it, so its resolver is
 * wrapped; a version that lost the function stops the start. See docs/decisions/0002. It is asked
 * before anything is loaded, so a plugin that does not load is refused there.
 */
export function redirectProjectSource(folders: Folders, own: readonly string[]): void {
  const utils = path.dirname(require.resolve("@medusajs/utils"))
  const resolver = require(path.join(utils, "common/get-resolved-plugins.js")) as PluginResolver
  const original = resolver.getResolvedPlugins
  if (typeof original !== "function") {
    throw new Error("@medusajs/utils has no getResolvedPlugins: see docs/decisions/0002")
  }
  resolver.getResolvedPlugins = async (...args) => {
    const plugins = await original(...args)
    // The build of Medusa Admin asks, too, and runs nothing of a plugin.
    const isLoading = container.hasRegistration(ContainerRegistrationKeys.LOGGER)
    const placed = plugins.map((plugin) => {
      if (plugin.name === PROJECT) return redirected(plugin, folders)
      const isOwn = own.includes(folderOf(plugin))
      return withOwnAdmin(
        isOwn ? compiledWithShop(plugin, folders.plugins) : plugin,
        folderOf(plugin),
      )
    })
    for (const plugin of placed) {
      if (isLoading && plugin.name !== PROJECT) await refuseBrokenPlugin(plugin)
    }
    return placed
  }
}

/** A plugin that is a folder of sources has no place in node_modules, from where its admin would come. */
function withOwnAdmin(plugin: ResolvedPlugin, folder: string): ResolvedPlugin {
  if (plugin.admin?.type !== "package" || !isOwnSource({ folder })) return plugin
  return { ...plugin, admin: { type: "local", resolve: path.join(folder, "src/admin") } }
}

/** The folder of its package, as Medusa's resolver answers it. */
function folderOf({ resolve }: ResolvedPlugin): string {
  return path.resolve(resolve, "../../..")
}

/** Medusa looks for a plugin's modules and all else in a build of its own, which this one has not. */
function compiledWithShop(plugin: ResolvedPlugin, plugins: string): ResolvedPlugin {
  const resolve = path.join(plugins, path.basename(folderOf(plugin)), "src")
  const modules = path.join(resolve, "modules")
  const names = fs.existsSync(modules) ? fs.readdirSync(modules) : []
  return {
    ...plugin,
    resolve,
    modules: names.map((name) => ({ resolve: path.join(modules, name), options: {} })),
  }
}

function redirected(plugin: ResolvedPlugin, folders: Folders): ResolvedPlugin {
  return { ...plugin, resolve: folders.source, admin: { type: "local", resolve: folders.admin } }
}
