import { openDatabase } from "../database/open-database"
import type { Launch } from "../launch/launch"
import { keepLogs } from "../logs/keep-logs"
import { places } from "../project/places"
import { prepareDatabase } from "../database/prepare-database"
import { reachRedis } from "../redis/reach-redis"
import { loadMedusa, runMedusa } from "./run-medusa"
import { startBuilt } from "../embedded/start-built"
import { setChildEnvironment } from "../launch/child-environment"
import { welcome } from "../launch/welcome"

/** `npm start`: the whole shop, built, at one address. Resolves when it serves. */
export async function start(launch: Launch, releaseTypeScript: () => Promise<void>): Promise<void> {
  setChildEnvironment(launch, "production")
  process.env.SHOP_INTERNAL_STOREFRONT_DIR = places.storefrontBuild
  keepLogs(launch)
  await reachRedis(launch)
  const startParts = async () => {
    const parts = await startBuilt(launch)
    await releaseTypeScript()
    // While PostgreSQL reads its log.
    loadMedusa()
    return parts
  }
  const [databaseUrl, { sidecar, built }] = await Promise.all([openDatabase(launch), startParts()])
  const identityReady = sidecar.ready
  await Promise.all([
    prepareDatabase(launch, { databaseUrl, runs: "build", identityReady }),
    built(),
  ])
  await runMedusa(launch)
  sidecar.load()
  const { publicUrl } = launch.environment
  welcome(launch, { shop: publicUrl, backend: publicUrl })
}
