import { plugin as buildAdmin } from "@medusajs/admin-bundler"
import { Compiler } from "@medusajs/framework/build-tools"
import { logger } from "@medusajs/framework/logger"
import { spawn } from "node:child_process"
import { once } from "node:events"
import path from "node:path"
import { firstPartyPlugins } from "../../src/settings/first-party"
import { medusaCli } from "../launcher/project/medusa-cli"
import { places } from "../launcher/project/places"
import { packPlugin } from "./pack-plugin"

/** The workspace that is the plugin, and where its build goes. */
const workspace = path.join(places.root, "backend")
const buildFolder = path.join(workspace, ".medusa/server")

// The shop as a plugin that another Medusa application installs, and beside it those of the shop's own
// plugins that are named.
//   npm run pack:plugin [folder] [name …]
const [folder = ".", ...names] = process.argv.slice(2)

async function main(): Promise<void> {
  const target = path.resolve(folder)
  const own = names.map(ownPlugin)
  for (const plugin of own) {
    await buildOwn(plugin)
    console.log(await packPlugin(plugin, target))
  }
  await buildPlugin()
  console.log(await packPlugin(workspace, target))
}

/** The folder of a plugin of the shop's own. Throws where there is none of this name. */
function ownPlugin(name: string): string {
  const known = firstPartyPlugins(places.root)
  const found = known.get(name)?.folder
  if (found) return found
  throw new Error(
    `${name} is no plugin of the shop's own: they are ${[...known.keys()].join(", ")}`,
  )
}

/** Both halves of it for Medusa, as its own `npm pack` does. Rejects where they do not compile. */
async function buildOwn(plugin: string): Promise<void> {
  const child = spawn(process.execPath, [medusaCli("build"), "plugin:build"], {
    cwd: plugin,
    stdio: ["ignore", "ignore", "inherit"],
  })
  const [code] = (await once(child, "exit")) as [number | null]
  if (code !== 0) throw new Error(`${plugin} does not compile: see the messages above.`)
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
