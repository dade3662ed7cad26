import { setTimeout as delay } from "node:timers/promises"
import { Client } from "pg"

const CONNECT_TIMEOUT_MS = 2000
const SERVING_LIMIT_MS = 30_000
const PAUSE_MS = 100

/** A connection, or undefined while the server does not take one (it starts, recovers or stops). */
export async function tryConnect(connectionString: string): Promise<Client | undefined> {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  // Without a listener a connection that breaks later would end this process.
  client.on("error", () => undefined)
  try {
    await client.connect()
    return client
  } catch {
    await client.end().catch(() => undefined)
    return undefined
  }
}

/**
 * A connection to a server that took one before: a busy machine may be slower with the next than one
 * attempt waits. Throws where none is taken for half a minute.
 */
export async function connectAgain(connectionString: string): Promise<Client> {
  const end = Date.now() + SERVING_LIMIT_MS
  while (Date.now() < end) {
    const client = await tryConnect(connectionString)
    if (client) return client
    await delay(PAUSE_MS)
  }
  throw new Error("PostgreSQL took a connection and then took no other")
}

/** Makes the database unless it is there; tells whether it was made. */
export async function ensureDatabase(client: Client, name: string): Promise<boolean> {
  const found = await client.query("select 1 from pg_database where datname = $1", [name])
  if (found.rowCount) return false
  await client.query(`create database ${client.escapeIdentifier(name)}`)
  return true
}
