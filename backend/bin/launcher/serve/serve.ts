import { requireBuild } from "../build/build"
import type { Launch } from "../launch/launch"
import { places } from "../project/places"
import { reachRedis } from "../redis/reach-redis"
import { requireSchema } from "../database/prepare-database"
import { runMedusa } from "./run-medusa"
import { openSharedDatabase } from "../database/open-database"
import { startBuiltSidecar } from "../embedded/start-built"
import { StartFailure } from "../system/start-failure"
import { setChildEnvironment } from "../launch/child-environment"

/**
 * `serve`: one process of a shop that others have built and migrated, a server, a worker or both
 * (WORKER_MODE). Its log goes to the terminal. Resolves when it serves; SIGTERM ends it.
 */
export async function serve(launch: Launch, releaseTypeScript: () => Promise<void>): Promise<void> {
  const { environment, terminal } = launch
  requireBuild()
  refuseSharedEmbedded(launch)
  setChildEnvironment(launch, "production", "terminal")
  process.env.SHOP_INTERNAL_STOREFRONT_DIR = places.storefrontBuild
  await reachRedis(launch)
  await requireSchema(launch, await openSharedDatabase(launch))
  const sidecar = await startBuiltSidecar(launch)
  await releaseTypeScript()
  await runMedusa(launch)
  sidecar.load()
  const { host, port, workerMode, publicUrl } = environment
  terminal.note(`Serving ${publicUrl} on ${host}:${port} (WORKER_MODE ${workerMode}).`)
}

/** Accounts and payments of the embedded services are in one process, which no other knows. */
function refuseSharedEmbedded({ environment }: Launch): void {
  const { identity, payment, workerMode } = environment
  const embedded = identity.mode === "embedded" || payment.mode === "sandbox"
  if (!embedded || workerMode === "shared") return
  throw new StartFailure(
    `WORKER_MODE is '${workerMode}', one process of several, and the embedded identity service and ` +
      "payment sandbox are in one: set FIREBASE_PROJECT_ID and STRIPE_API_KEY.",
  )
}
