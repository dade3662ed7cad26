import { Compiler } from "@medusajs/framework/build-tools"
import { logger } from "@medusajs/framework/logger"
import path from "node:path"

// One half of `medusa build` or of `medusa plugin:build`, by Medusa's own compiler, so that the halves
// run side by side and the server is there first:
//   compile.ts server | admin | plugin
// `medusa build` loads the whole application before, to write types that this shop does not take.

async function compile(part: string | undefined): Promise<boolean> {
  const compiler = new Compiler(process.cwd(), logger)
  const settings = await compiler.loadTSConfigFile()
  if (!settings) return false
  if (part === "server") return compiler.buildAppBackend(settings)
  if (part === "plugin") return compiler.buildPluginBackend(withoutGenerated(settings))
  // Into a folder of its own: the server's is emptied by the other half.
  return compiler.buildAppFrontend(true, settings, await import("@medusajs/admin-bundler"))
}

type Settings = { fileNames: string[] }

/** Types of `query.graph` help who writes; they are of the last `npm run dev`, and judge no build. */
function withoutGenerated<Given extends Settings>(settings: Given): Given {
  const generated = path.join(process.cwd(), ".medusa") + path.sep
  const fileNames = settings.fileNames.filter((name) => !path.normalize(name).startsWith(generated))
  return { ...settings, fileNames }
}

void compile(process.argv[2]).then((isBuilt) => process.exit(isBuilt ? 0 : 1))
