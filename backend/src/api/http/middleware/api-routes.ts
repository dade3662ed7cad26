import type { MedusaRequest, MiddlewareRoute } from "@medusajs/framework/http"
import { nameCaller } from "../auth/name-caller"
import { identifyCaller } from "../auth/signed-in"
import { answerPluginCall } from "../plugin-routes/answer-plugin-call"
import { refuseWithoutLocks } from "../medusa-guards/refuse-without-locks"
import { limitAddress, limitCall } from "../rate-limits/limit-calls"
import { refuseLeftOut, refuseUnknownRoute } from "../validation/refuse-unknown-route"
import { validateBody } from "../validation/validate-body"
import { validateQuery } from "../validation/validate-query"
import { inOrder } from "./in-order"
import { readBody } from "./read-body"

/** What every call below /api/v1 passes, behind the middleware of install-first. */
const passEveryCall = inOrder<MedusaRequest>([
  limitAddress,
  refuseLeftOut,
  readBody,
  validateBody,
  validateQuery,
  nameCaller,
  identifyCaller,
  limitCall,
  refuseWithoutLocks,
])

/** The contract's own API. */
export const API_ROUTES: readonly MiddlewareRoute[] = [
  { matcher: "/api/v1", middlewares: [passEveryCall] },
  // Medusa would read the body before anything else, in its own way and unlimited.
  { matcher: "/api/v1/*", bodyParser: false, middlewares: [] },
  // Medusa sorts parameters behind every route of their folder: what comes here is a
  // plugin's, or nobody's.
  ...["/api/v1", "/api/v1/:rest(*)"].map((matcher) => ({
    matcher,
    methods: ["ALL" as const],
    middlewares: [answerPluginCall, refuseUnknownRoute],
  })),
]
