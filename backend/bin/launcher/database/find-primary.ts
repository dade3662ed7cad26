import { Client } from "pg"
import { databaseAddresses } from "../../../src/settings/database-addresses"

const CONNECT_TIMEOUT_MS = 5000

/**
 * The address to do something at once with: of several hosts in DATABASE_URL the primary's, and the
 * only one as it is. Throws why the last of them is none.
 */
export async function findPrimary(databaseUrl: string): Promise<string> {
  const addresses = databaseAddresses(databaseUrl)
  if (addresses.length === 1) return databaseUrl
  let reason: unknown
  for (const address of addresses) {
    try {
      if (await isPrimary(address)) return address
      reason ??= new Error("no host of it is a primary")
    } catch (error) {
      reason = error
    }
  }
  throw reason
}

async function isPrimary(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  client.on("error", () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ standby: boolean }>(
      "select pg_is_in_recovery() as standby",
    )
    return rows[0]?.standby === false
  } finally {
    await client.end().catch(() => undefined)
  }
}
