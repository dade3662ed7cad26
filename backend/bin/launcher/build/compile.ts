import { Compiler } from "@medusajs/framework/build-tools"
import { logger } from "@medusajs/framework/logger"

// One half of `medusa build`, by Medusa's own compiler, so that the halves run side by side and the
// server is there first:
//   compile.ts server | admin
// `medusa build` loads the whole application before, to write types that this shop does not take.

async function compile(part: string | undefined): Promise<boolean> {
  const compiler = new Compiler(process.cwd(), logger)
  const settings = await compiler.loadTSConfigFile()
  if (!settings) return false
  if (part === "server") return compiler.buildAppBackend(settings)
  // Into a folder of its own: the server's is emptied by the other half.
  return compiler.buildAppFrontend(true, settings, await import("@medusajs/admin-bundler"))
}

void compile(process.argv[2]).then((isBuilt) => process.exit(isBuilt ? 0 : 1))
