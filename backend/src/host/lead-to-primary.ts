import { setTimeout as delay } from "node:timers/promises"
import {
  destroyConnection,
  type Connection,
  type PoolClient,
} from "../observability/health/pool-client"

/** A host that takes longer than that is not waited for: the next is asked beside it. */
const PATIENCE_MS = 300

/** As PostgreSQL itself says that it is not up yet (57P03): who asks again may find it. */
class NoPrimary extends Error {
  readonly code = "57P03"
}

type Client = Pick<PoolClient, "acquireRawConnection" | "connectionSettings">

/**
 * Has a client open each connection to the primary among these addresses, the last known first. A
 * standby that was promoted is found by the next connection, and one that is none yet is left alone.
 */
export function leadToPrimary(client: Client, addresses: readonly string[]): void {
  const acquire = client.acquireRawConnection.bind(client)
  const settings = client.connectionSettings
  let order = addresses
  const open = (connectionString: string): Promise<Connection> => {
    // Knex reads them before it waits for anything.
    client.connectionSettings = { ...settings, connectionString }
    return acquire()
  }
  client.acquireRawConnection = async () => {
    const found = new AbortController()
    const attempt = async (address: string, rank: number) => {
      await delay(rank * PATIENCE_MS, undefined, { signal: found.signal })
      const connection = await open(address)
      const isWanted = (await isPrimary(connection)) && !found.signal.aborted
      if (!isWanted) {
        destroyConnection(connection)
        throw new NoPrimary(`No host of DATABASE_URL is a primary`)
      }
      found.abort()
      order = [address, ...addresses.filter((other) => other !== address)]
      return connection
    }
    try {
      return await Promise.any(order.map(attempt))
    } catch (error) {
      throw error instanceof AggregateError ? reasonOf(error.errors) : error
    }
  }
}

async function isPrimary(connection: Connection): Promise<boolean> {
  try {
    const answer = await connection.query("select pg_is_in_recovery() as standby")
    return (answer as { rows: { standby: boolean }[] }).rows[0]?.standby === false
  } catch (error) {
    destroyConnection(connection)
    throw error
  }
}

/** What a standby answers says less than why the primary does not. */
function reasonOf(errors: readonly unknown[]): unknown {
  return errors.find((error) => !(error instanceof NoPrimary)) ?? errors[0]
}
