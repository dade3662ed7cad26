import type { Logger } from "@medusajs/framework/types"
import type { Request, RequestHandler } from "express"
import { logLine } from "../../../observability/log-line"
import type { Metrics } from "../../../observability/metrics"
import { asRequest } from "../../../observability/request-context"
import type { HealthMonitor } from "../../../observability/health/health-monitor"
import { methodOf, routeOf } from "./route-of"

/** What is known of this process, and where it is told. */
export type Observation = { watch: HealthMonitor; metrics: Metrics; logger: Logger }

/** Nobody waited for the answer: a status that is never sent. */
const LEFT = 499

/**
 * Counts each request and writes its line in the log: by the pattern of its route and its id. An
 * address may hold a mail, a search or a token, and is in neither.
 */
export function observe({ metrics, logger }: Observation): RequestHandler {
  return (req: Request & { requestId?: string }, res, next) => {
    const began = performance.now()
    const { path } = req
    const { requestId = "" } = req
    res.once("close", () => {
      const duration = performance.now() - began
      const [method, route] = [methodOf(req), routeOf(req, path)]
      const status = res.writableEnded ? res.statusCode : LEFT
      metrics.answered({ method, route, status, seconds: duration / 1000 })
      const level = status >= 500 ? "warn" : "http"
      logLine(logger, level, () => ({
        message: `${method} ${route} ${status}`,
        request_id: requestId,
        method,
        route,
        status,
        duration_ms: Math.round(duration * 10) / 10,
      }))
    })
    asRequest(requestId, next)
  }
}
