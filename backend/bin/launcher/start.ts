import { openDatabase } from "./database"
import type { Launch } from "./launch"
import { keepLogs } from "./logs/keep-logs"
import { places } from "./places"
import { prepareDatabase } from "./prepare-database"
import { reachRedis } from "./reach-redis"
import { serve } from "./serve"
import { startBuilt } from "./start-built"
import { tellChildren } from "./tell-children"
import { welcome } from "./welcome"

/** `npm start`: the whole shop, built, at one address. Resolves when it serves. */
export async function start(launch: Launch, releaseTypeScript: () => Promise<void>): Promise<void> {
  tellChildren(launch, "production")
  process.env.SHOP_INTERNAL_STOREFRONT_DIR = places.storefrontBuild
  keepLogs(launch)
  await reachRedis(launch)
  const [databaseUrl, sidecar] = await Promise.all([openDatabase(launch), startBuilt(launch)])
  await prepareDatabase(launch, { databaseUrl, runs: "build", identityReady: sidecar.ready })
  await releaseTypeScript()
  await serve(launch)
  sidecar.load()
  const { publicUrl } = launch.environment
  welcome(launch, { shop: publicUrl, backend: publicUrl })
}
