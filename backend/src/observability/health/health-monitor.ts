import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { Heartbeat } from "./heartbeat"
import { LoadMonitor, type LoadLimits } from "./load-monitor"
import { poolClientOf, type PoolClient } from "./pool-client"
import { PoolGate } from "./pool-gate"

export type HealthMonitor = {
  database: Heartbeat
  gate: PoolGate
  load: LoadMonitor
  pool: PoolClient["pool"]
}

export type HealthLimits = {
  load: LoadLimits
  /** Milliseconds of silence until PostgreSQL counts as gone. */
  silenceMs: number
}

/** Watches PostgreSQL and the load of this process, until its pool of connections is closed. */
export function startHealthMonitor(
  container: MedusaContainer,
  limits: HealthLimits,
): HealthMonitor {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const client = poolClientOf(container)
  // Knex would put the values of a failed statement, names and mails, into its error's message.
  client.config.compileSqlOnError = false
  const gate = new PoolGate(client)
  const database = new Heartbeat(client, {
    silenceMs: limits.silenceMs,
    onGone: () => {
      gate.shut()
      logger.error("PostgreSQL does not answer: calls that need it are answered 503 meanwhile")
    },
    onBack: () => {
      gate.open()
      logger.warn("PostgreSQL answers again")
    },
  })
  const load = new LoadMonitor(gate, limits.load)
  client.pool.on("poolDestroyRequest", () => {
    database.stop()
    load.stop()
  })
  return { database, gate, load, pool: client.pool }
}
