import path from "node:path"
import { buildPlugin } from "./build-plugin"
import { packPlugin } from "./pack-plugin"
import { pluginPlaces } from "./plugin-places"

// The shop as a plugin that another Medusa application installs.
//   npm run pack:plugin [folder]
const [folder = "."] = process.argv.slice(2)

async function main(): Promise<void> {
  await buildPlugin()
  console.log(await packPlugin(pluginPlaces.root, path.resolve(folder)))
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
