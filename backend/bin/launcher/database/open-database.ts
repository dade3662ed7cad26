import path from "node:path"
import { Client } from "pg"
import type { Launch } from "../launch/launch"
import { startPostgres } from "../postgres/start-postgres"
import { errorCode } from "../system/error-code"
import { StartFailure } from "../system/start-failure"
import { findPrimary } from "./find-primary"

const OLDEST_VERSION = 15
const CONNECT_TIMEOUT_MS = 5000

/**
 * Starts the embedded database, or looks at the one that DATABASE_URL names; answers its address, of
 * several hosts the primary's.
 */
export async function openDatabase(launch: Launch): Promise<string> {
  const { databaseUrl } = launch.environment
  if (databaseUrl) {
    return launch.step("Reaching the database", () => reachDatabase(databaseUrl))
  }
  const starting = launch.step("Starting PostgreSQL", () =>
    startPostgres({
      folder: launch.data.postgres,
      logFile: path.join(launch.data.logs, "postgres.log"),
      note: (line) => launch.terminal.note(line),
    }),
  )
  // A signal may come while it starts: what has begun is waited for, and then stopped.
  launch.shutdown.add(() =>
    starting.then(
      () => undefined,
      () => undefined,
    ),
  )
  const { url, stopNow } = await starting
  process.prependOnceListener("exit", stopNow)
  process.env.SHOP_INTERNAL_DATABASE_URL = url
  return url
}

async function reachDatabase(databaseUrl: string): Promise<string> {
  const address = await findPrimary(databaseUrl).catch(refuse)
  await checkDatabase(address)
  return address
}

async function checkDatabase(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  client.on("error", () => undefined)
  try {
    await client.connect()
    const result = await client.query<{ version: string }>(
      "select current_setting('server_version_num')::int / 10000 as version",
    )
    const version = Number(result.rows[0]?.version)
    if (version < OLDEST_VERSION) {
      throw new StartFailure(
        `DATABASE_URL names a PostgreSQL ${version}, and the shop needs ${OLDEST_VERSION} or newer.`,
      )
    }
  } catch (error) {
    if (error instanceof StartFailure) throw error
    refuse(error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function refuse(error: unknown): never {
  const reason = error instanceof Error && error.message ? error.message : errorCode(error)
  throw new StartFailure(`DATABASE_URL names a database that cannot be reached (${reason}).`)
}

/** The database of a shop of several processes: none of them brings its own. Throws StartFailure. */
export async function openSharedDatabase(launch: Launch): Promise<string> {
  if (launch.environment.databaseUrl) return openDatabase(launch)
  throw new StartFailure(
    "DATABASE_URL is missing: the processes of one shop share a PostgreSQL of their own.",
  )
}
