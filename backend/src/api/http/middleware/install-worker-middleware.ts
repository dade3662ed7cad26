import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import type { Express } from "express"
import { createRequire } from "node:module"
import { unreachablePart } from "../../../queries/shop/readiness"
import { shopEnvironment } from "../environment"
import { observe } from "../observability/observe-request"
import { observeProcess } from "../observability/observe-process"
import { nameRequest } from "./request-id"
import { refuseForeignHost } from "./refuse-foreign-host"
import { secureAnswer } from "../security-headers/secure-answer"
import { serveMetrics } from "../observability/serve-metrics"

type Input = { expressApp: Express }
type Loader = (input: Input) => Promise<{ container: MedusaContainer }>

const load = createRequire(__filename)

/**
 * Has a worker watched as servers are: its PostgreSQL, load and statements, `/metrics` and
 * `/health/ready`.
 *
 * Medusa 2.21.2 loads no routes and no middlewares into a worker, and has no hook for its app: its
 * loader is wrapped. A version that lost it stops the start. See docs/decisions/0009.
 */
export function installWorkerMiddleware(): void {
  const loaders = load("@medusajs/medusa/loaders/index") as { default?: Loader }
  const original = loaders.default
  if (typeof original !== "function") {
    throw new MedusaError(
      MedusaError.Types.UNEXPECTED_STATE,
      "@medusajs/medusa has no loader: see docs/decisions/0009",
    )
  }
  loaders.default = async (input) => {
    const loaded = await original(input)
    putWorkerEdge(input.expressApp, loaded.container)
    return loaded
  }
}

function putWorkerEdge(app: Express, container: MedusaContainer): void {
  const observation = observeProcess(container)
  const environment = shopEnvironment()
  app.disable("x-powered-by")
  app.set("trust proxy", environment.trustProxy ?? false)
  app.use(nameRequest)
  app.use(observe(observation))
  app.use(secureAnswer)
  app.use(refuseForeignHost(observation.logger))
  app.get("/metrics", serveMetrics(observation.metrics, environment.metricsToken))
  app.get("/health/ready", (_req, res, next) => {
    unreachablePart(container, environment)
      .then((part) =>
        res.status(part ? 503 : 200).json(part ? { ready: false, part } : { ready: true }),
      )
      .catch(next)
  })
}
