import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Duplex } from "node:stream"

/** One connection to PostgreSQL, as far as it is used here. */
export type Connection = {
  /** Whose statement runs on it, as knex numbers them. */
  __knexUid?: string
  query(statement: string): Promise<unknown>
  connection: { stream: Duplex }
}

type PoolEvent = "acquireSuccess" | "destroyRequest"

/** What knex keeps its connections in (tarn). */
type Pool = {
  max: number
  numUsed(): number
  numFree(): number
  on(event: PoolEvent, listener: (event: number, connection: Connection) => void): void
  on(event: "poolDestroyRequest", listener: () => void): void
}

type Statement = { __knexUid: string; sql: string }

/** What every query and transaction of the process goes through; knex' own types leave it open. */
export type PoolClient = {
  pool: Pool
  config: { compileSqlOnError?: boolean }
  acquireConnection(): Promise<Connection>
  releaseConnection(connection: Connection): Promise<unknown>
  /** A connection outside of the pool, with its settings. */
  acquireRawConnection(): Promise<Connection>
  destroyRawConnection(connection: Connection): Promise<unknown>
  on(event: "query", listener: (statement: Statement) => void): void
  on(event: "query-response", listener: (answer: unknown, statement: Statement) => void): void
  on(event: "query-error", listener: (error: unknown, statement: Statement) => void): void
}

export function poolClientOf(container: MedusaContainer): PoolClient {
  return container.resolve(ContainerRegistrationKeys.PG_CONNECTION).client as PoolClient
}

/** Ends a connection without a goodbye, which a server that hangs would never take. */
export function destroyConnection(connection: Connection): void {
  connection.connection.stream.destroy()
}
