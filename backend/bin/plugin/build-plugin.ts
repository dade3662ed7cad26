import { plugin as buildAdmin } from "@medusajs/admin-bundler"
import { Compiler } from "@medusajs/framework/build-tools"
import { logger } from "@medusajs/framework/logger"
import { places } from "../launcher/project/places"
import { pluginPlaces } from "./plugin-places"

/**
 * Compiles the backend and the admin extensions into `backend/.medusa/server/src`, where Medusa
 * looks in a plugin. Changes the working folder. Rejects where something does not compile.
 */
export async function buildPlugin(): Promise<void> {
  const compiler = new Compiler(pluginPlaces.root, logger)
  const tsConfig = await compiler.loadTSConfigFile()
  // It empties the folder first: the admin comes after it.
  if (!tsConfig || !(await compiler.buildPluginBackend(tsConfig))) {
    throw new Error("The backend does not compile: see the messages above.")
  }
  // Medusa's own command looks for the admin in the plugin's `src`; ours is a workspace of its own.
  // The bundler takes `root` for the sources, and the working folder for a file that it writes.
  process.chdir(places.adminExtensions)
  await buildAdmin({ root: places.adminExtensions, outDir: pluginPlaces.build })
}
