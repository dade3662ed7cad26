import type { Express } from "express"
import { shopEnvironment } from "../environment"
import { answerOwnOrigin } from "./cors"
import { passBySegment } from "./pass-by-segment"
import { observe, type Observation } from "../observability/observe-request"
import { nameRequest } from "./request-id"
import { refuseBadAddress } from "../validation/validate-address"
import { refuseOverload, refuseWithoutDatabase } from "./refuse-overload"
import { secureAnswer } from "./secure-answer"
import { serveMetrics } from "../observability/serve-metrics"

/** The layers that every answer of the one origin has passed, its errors and 404s included. */
export function putEdgeFirst(app: Express, observation: Observation): void {
  app.disable("x-powered-by")
  app.use(nameRequest)
  app.use(observe(observation))
  app.use(secureAnswer)
  app.use("/api/v1", answerOwnOrigin)
  app.get("/metrics", serveMetrics(observation.metrics, shopEnvironment().metricsToken))
  app.use(refuseOverload(observation))
  app.use(refuseWithoutDatabase(observation))
  app.use(refuseBadAddress)
  app.use(passBySegment(app))
}
