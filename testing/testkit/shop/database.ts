import path from "node:path"
import { tryConnect } from "../../../backend/bin/launcher/postgres/connect"
import { findHome } from "../../../backend/bin/launcher/postgres/home"
import { runningServer } from "../../../backend/bin/launcher/postgres/server-processes"
import { startPostgres } from "../../../backend/bin/launcher/postgres/start-postgres"
import { waitUntil } from "../../../backend/bin/launcher/system/wait-until"

const RECOVERY_LIMIT_MS = 60_000

export type Database = {
  url: string
  /** Kills the server; its supervisor brings it back at the same address. */
  kill: () => void
  /** One statement that answers one JSON value. */
  read: <Value>(statement: string) => Promise<Value>
  run: (statement: string) => Promise<void>
  stop: () => Promise<void>
}

/** The shop's own PostgreSQL, as durable as it is in production. */
export async function startDatabase(folder: string): Promise<Database> {
  const home = path.join(folder, "postgres")
  const { url, stop } = await startPostgres({ folder: home })
  const place = await findHome(home)
  return {
    url,
    stop,
    kill: () => {
      const server = runningServer(place)
      if (server) process.kill(server.pid, "SIGKILL")
    },
    ...statementsAt(() => url),
  }
}

/** Runs statements at the address of the moment, once it takes connections. */
export function statementsAt(address: () => string): Pick<Database, "read" | "run"> {
  const query = async (statement: string) => {
    let client = await tryConnect(address())
    const isThere = async () => (client ??= await tryConnect(address())) !== undefined
    await waitUntil(isThere, RECOVERY_LIMIT_MS)
    if (!client) throw new Error("PostgreSQL did not come back")
    try {
      return await client.query<{ value: unknown }>(statement)
    } finally {
      await client.end()
    }
  }
  return {
    read: async <Value>(statement: string) => (await query(statement)).rows[0]?.value as Value,
    run: async (statement) => void (await query(statement)),
  }
}

/** A connection to the shop's own database, which is running. */
export async function connect(databaseUrl: string) {
  const client = await tryConnect(databaseUrl)
  if (!client) throw new Error("The shop's database takes no connection")
  return client
}
