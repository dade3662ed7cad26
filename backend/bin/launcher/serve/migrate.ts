import { refuseUnsafeStart } from "../../../src/settings/start-guard"
import { requireBuild } from "../build/build"
import type { Launch } from "../launch/launch"
import { prepareDatabase } from "../database/prepare-database"
import { reachRedis } from "../redis/reach-redis"
import { openSharedDatabase } from "../database/open-database"
import { startBuiltSidecar } from "../embedded/start-built"
import { setChildEnvironment } from "../launch/child-environment"

/**
 * `migrate`: brings the database of a built shop up to date and puts the first data in, then ends.
 * Any number of them may run at once, and beside servers.
 */
export async function migrate(launch: Launch): Promise<void> {
  refuseUnsafeStart(launch.environment, process.env.NODE_ENV)
  requireBuild()
  setChildEnvironment(launch, "production", "terminal")
  await reachRedis(launch)
  const databaseUrl = await openSharedDatabase(launch)
  const sidecar = await startBuiltSidecar(launch)
  await prepareDatabase(launch, { databaseUrl, runs: "build", identityReady: sidecar.ready })
  launch.terminal.note("The database is up to date.")
  await launch.shutdown.exit(0)
}
