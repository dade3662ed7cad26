import { plugin as buildAdmin } from "@medusajs/admin-bundler"
import { Compiler } from "@medusajs/framework/build-tools"
import { logger } from "@medusajs/framework/logger"
import path from "node:path"
import { places } from "../launcher/project/places"
import { packPlugin } from "./pack-plugin"

/** The workspace that is the plugin, and where its build goes. */
const workspace = path.join(places.root, "backend")
const buildFolder = path.join(workspace, ".medusa/server")

// The shop as a plugin that another Medusa application installs.
//   npm run pack:plugin [folder]
const [folder = "."] = process.argv.slice(2)

async function main(): Promise<void> {
  await buildPlugin()
  console.log(await packPlugin(workspace, path.resolve(folder)))
}

/**
 * Compiles the backend and the admin extensions into `backend/.medusa/server/src`, where Medusa
 * looks in a plugin. Changes the working folder. Rejects where something does not compile.
 */
async function buildPlugin(): Promise<void> {
  const compiler = new Compiler(workspace, logger)
  const tsConfig = await compiler.loadTSConfigFile()
  // It empties the folder first: the admin comes after it.
  if (!tsConfig || !(await compiler.buildPluginBackend(tsConfig))) {
    throw new Error("The backend does not compile: see the messages above.")
  }
  // Medusa's own command looks for the admin in the plugin's `src`; ours is a workspace of its own.
  // The bundler takes `root` for the sources, and the working folder for a file that it writes.
  process.chdir(places.adminExtensions)
  await buildAdmin({ root: places.adminExtensions, outDir: buildFolder })
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
