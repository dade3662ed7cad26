import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Duplex } from "node:stream"

/** A statement that PostgreSQL plans once for each connection, under its name. */
type PreparedStatement = { name?: string; text: string; values: readonly unknown[] }

/** One connection to PostgreSQL, as far as it is used here. */
export type Connection = {
  /** Whose statement runs on it, as knex numbers them. */
  __knexUid?: string
  query(statement: string | PreparedStatement): Promise<unknown>
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
  /** What a new connection is opened with, read as it is opened. */
  connectionSettings: object
  acquireConnection(): Promise<Connection>
  releaseConnection(connection: Connection): Promise<unknown>
  /** A connection outside of the pool, with its settings. */
  acquireRawConnection(): Promise<Connection>
  destroyRawConnection(connection: Connection): Promise<unknown>
  emit(event: "query", statement: Statement): void
  emit(event: "query-response" | "query-error", outcome: unknown, statement: Statement): void
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
