import { Client } from "pg"

const CONNECT_TIMEOUT_MS = 2000

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

/** Makes the database unless it is there; tells whether it was made. */
export async function ensureDatabase(client: Client, name: string): Promise<boolean> {
  const found = await client.query("select 1 from pg_database where datname = $1", [name])
  if (found.rowCount) return false
  await client.query(`create database ${client.escapeIdentifier(name)}`)
  return true
}
