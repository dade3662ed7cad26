import path from "node:path"
import { build } from "./build"
import { openDatabase } from "./database"
import type { Launch } from "./launch"
import { places } from "./places"
import { prepareDatabase } from "./prepare-database"
import { serve } from "./serve"
import { startSidecar, type Sidecar } from "./sidecar"
import { tellChildren } from "./tell-children"
import { welcome } from "./welcome"

/** `npm start`: the whole shop, built, at one address. Resolves when it serves. */
export async function start(launch: Launch, releaseTypeScript: () => Promise<void>): Promise<void> {
  tellChildren(launch, "production")
  process.env.SHOP_INTERNAL_STOREFRONT_DIR = places.storefrontBuild
  const [databaseUrl, sidecar] = await Promise.all([openDatabase(launch), startBuilt(launch)])
  await prepareDatabase(launch, { databaseUrl, runs: "build", identityReady: sidecar.ready })
  await releaseTypeScript()
  await serve(launch)
  sidecar.load()
  const { publicUrl } = launch.environment
  welcome(launch, { shop: publicUrl, backend: publicUrl })
}

async function startBuilt(launch: Launch): Promise<Sidecar> {
  await build(launch)
  const file = path.join(places.server, "backend/src/embedded/main.js")
  return startSidecar(launch, { file, execArgv: [] })
}
