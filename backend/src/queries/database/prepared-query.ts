import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createHash } from "node:crypto"
import type { PoolClient } from "../../observability/health/pool-client"
import { readEnvironment } from "../../settings/environment"

type Bindings = Readonly<Record<string, unknown>>

/** A statement as PostgreSQL is sent it, and which binding each of $1, $2, … is. */
type Prepared = { sent: { name?: string; text: string }; order: readonly string[] }

/**
 * Runs a statement that is always the same text as a prepared one: without a name PostgreSQL plans
 * anew each time, which takes most of the time of a small read. Knex would go through the whole text
 * for its bindings each time; its pool lends the connection, and its listeners hear of the statement.
 */
export function queryPrepared<Row>(
  container: MedusaContainer,
  statement: string,
  bindings?: Bindings,
): Promise<Row[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return queryPreparedIn(database, statement, bindings)
}

/** The same within a transaction, on its connection. */
export async function queryPreparedIn<Row>(
  database: Knex,
  statement: string,
  bindings: Bindings = {},
): Promise<Row[]> {
  const { sent, order } = PREPARED.get(statement) ?? prepare(database, statement, bindings)
  const values = order.map((binding) => bindings[binding])
  const client = database.client as PoolClient
  const connection = await client.acquireConnection()
  const heard = { __knexUid: connection.__knexUid ?? "", sql: sent.text }
  client.emit("query", heard)
  try {
    const answer = (await connection.query({ ...sent, values })) as { rows: Row[] }
    client.emit("query-response", answer, heard)
    return answer.rows
  } catch (error) {
    // As knex does it: a database that is gone is known by it (observability/health/database-loss.ts).
    if (error instanceof Error) error.message = `${sent.text} - ${error.message}`
    client.emit("query-error", error, heard)
    throw error
  } finally {
    void client.releaseConnection(connection)
  }
}

/** Some hundred: one for each order of the catalogue with and without filters, and other reads. */
const PREPARED = new Map<string, Prepared>()

/** Knex itself says where its :names are: bound to themselves they come back in their order. */
function prepare(database: Knex, statement: string, bindings: Bindings): Prepared {
  const names = Object.fromEntries(Object.keys(bindings).map((name) => [name, name]))
  const { sql: text, bindings: order } = database.raw(statement, names).toSQL().toNative()
  const name = createHash("sha256").update(statement).digest("hex").slice(0, 32)
  const prepared = { sent: { text, ...(mayName() && { name }) }, order: order.map(String) }
  PREPARED.set(statement, prepared)
  return prepared
}

/** A pooler gives each transaction another connection, and one below PgBouncer 1.21 loses the names. */
function mayName(): boolean {
  return readEnvironment(process.env).databasePrepared
}
