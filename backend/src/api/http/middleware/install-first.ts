import type { Express, NextFunction, Request, RequestHandler, Response } from "express"
import { CALLS } from "../../../contract/calls/calls"
import type { Door } from "../doors/door"
import { doorKeeper } from "../doors/doors"
import { refuseUnnamedDoor } from "../doors/refuse-unnamed-door"
import { shopEnvironment } from "../environment"
import { type Observation, observe } from "../observability/observe-request"
import { serveMetrics } from "../observability/serve-metrics"
import { noticeUnnamedProxy } from "../rate-limits/unnamed-proxy"
import { isApiCall } from "../validation/calls-at"
import { validateAddress } from "../validation/validate-address"
import { inOrder } from "./in-order"
import { passBySegment } from "./pass-by-segment"
import { refuseForeignHost } from "./refuse-foreign-host"
import { refuseOverload, refuseWithoutDatabase } from "./refuse-overload"
import { nameRequest } from "./request-id"
import { secureAnswer } from "../security-headers/secure-answer"
import { openStartPage } from "./start-page"

const METHODS = [...new Set(CALLS.map(({ method }) => method)), "HEAD", "OPTIONS"].join(", ")
const ALLOWED = "authorization, content-type, idempotency-key, x-request-id, if-none-match"
const EXPOSED = "x-total-count, link, etag, retry-after, x-request-id, location"
const MAX_AGE_SECONDS = "600"

/**
 * Lets pages of PUBLIC_URL, and of no other origin, call /api/v1. It runs before anything can be
 * refused, so that a page can read a failure too; the bearer token needs no cookies.
 */
function answerOwnOrigin(req: Request, res: Response, next: NextFunction): void {
  if (!isApiCall(req)) return next()
  res.vary("Origin")
  const { origin } = req.headers
  const own = origin === shopEnvironment().publicUrl
  if (own) {
    res.setHeader("access-control-allow-origin", origin)
    res.setHeader("access-control-expose-headers", EXPOSED)
  }
  const preflight = req.method === "OPTIONS" && req.headers["access-control-request-method"]
  if (!preflight) return next()
  if (own) {
    res.setHeader("access-control-allow-methods", METHODS)
    res.setHeader("access-control-allow-headers", ALLOWED)
    res.setHeader("access-control-max-age", MAX_AGE_SECONDS)
  }
  res.status(204).end()
}

type First = {
  observation: Observation
  watchPictures: RequestHandler
  /** Of plugins, beside the shop's own table. */
  doors: readonly Door[]
}

/** The layers that every answer of the one origin has passed, its errors and 404s included. */
export function installFirst(app: Express, { observation, watchPictures, doors }: First): void {
  app.disable("x-powered-by")
  const named = [
    nameRequest,
    observe(observation),
    secureAnswer,
    refuseForeignHost(observation.logger),
    noticeUnnamedProxy(observation.logger),
    answerOwnOrigin,
    watchPictures,
  ]
  app.use(inOrder(named))
  app.get("/metrics", serveMetrics(observation.metrics, shopEnvironment().metricsToken))
  const { vehicles } = shopEnvironment()
  const refusing = [
    refuseOverload(observation),
    refuseWithoutDatabase(observation),
    validateAddress,
    refuseUnnamedDoor(doorKeeper({ more: doors, vehicles })),
  ]
  app.use(inOrder(refusing))
  app.get("/app", openStartPage)
  app.use(passBySegment(app))
}
