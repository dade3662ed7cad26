import { asValue } from "@medusajs/framework/awilix"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { logLine } from "../../../observability/log-line"
import { Metrics } from "../../../observability/metrics"
import { poolClientOf } from "../../../observability/health/pool-client"
import { startHealthMonitor } from "../../../observability/health/health-monitor"
import { observeStatements } from "../../../observability/slow-statements"
import { shopEnvironment } from "../environment"
import type { Observation } from "./observe-request"

/** Begins to watch PostgreSQL, the load and the statements of this process. */
export function observeProcess(container: MedusaContainer): Observation {
  const { databaseSilenceMs, load, slowQueryMs } = shopEnvironment()
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const watch = startHealthMonitor(container, { load, silenceMs: databaseSilenceMs })
  const metrics = new Metrics(container, watch)
  if (slowQueryMs > 0) {
    observeStatements(poolClientOf(container), {
      slowMs: slowQueryMs,
      onSlow: (slow) => {
        metrics.slowStatement()
        logLine(logger, "warn", () => ({ message: "slow statement", ...slow }))
      },
    })
  }
  return { watch, metrics, logger }
}

/**
 * What Medusa's loader of HTTP asks for, its logger, with the access log off: that writes addresses,
 * which hold mails, with the caller's own. The middleware has written a line by then.
 */
export function withoutAccessLog(container: MedusaContainer): MedusaContainer {
  const scope = container.createScope() as MedusaContainer
  scope.register({ [ContainerRegistrationKeys.LOGGER]: asValue({ shouldLog: () => false }) })
  return scope
}
