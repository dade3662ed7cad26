import type { NextFunction, Request, RequestHandler, Response } from "express"
import { ShopError } from "../../../errors/shop-error"
import { toFailure } from "../../../errors/to-failure"
import { answerFailure } from "../errors/answer-failure"
import type { Observation } from "../observability/observe-request"

/** Addresses that answer without PostgreSQL: files, pictures, embedded services, the state of the shop. */
const WITHOUT_DATABASE =
  /^\/(health|metrics|app|static|uploads|dev|emulator|sandbox-stripe|\w+\.googleapis\.com)(\/|$)/i
const CALLS = /^\/(api|store|admin|auth|hooks|cloud)(\/|$)/i
const FILE = /\.(js|css|map|json|webmanifest|woff2?|svg|png|webp|avif|ico)$/i

/** Whether a request can be answered by PostgreSQL alone; in doubt it fails there, as others do. */
function needsDatabase({ path }: Pick<Request, "path">): boolean {
  return CALLS.test(path) || !(WITHOUT_DATABASE.test(path) || FILE.test(path))
}

/** What a supervisor asks, and what a payment provider would only send again. */
const NEVER = /^\/(health|metrics|hooks)(\/|$)/i

/** Refuses, before anything is done for it, what comes in while more is open than can be answered. */
export function refuseOverload({ watch: { load }, metrics }: Observation): RequestHandler {
  return (req, res, next) => {
    const why = NEVER.test(req.path) ? undefined : load.overload()
    if (why && (why !== "database" || needsDatabase(req))) {
      metrics.refused(why)
      answerFailure(req, res, toFailure(new ShopError("overloaded")))
      return
    }
    load.open += 1
    res.once("close", () => void (load.open -= 1))
    next()
  }
}

/** Refuses what needs PostgreSQL while that is gone: nobody waits for what nobody can tell. */
export function refuseWithoutDatabase({ watch, metrics }: Observation): RequestHandler {
  return (req: Request, res: Response, next: NextFunction) => {
    if (!watch.database.gone || !needsDatabase(req)) return next()
    watch.database
      .isThere()
      .then((there) => {
        if (there) return next()
        metrics.refused("database_gone")
        answerFailure(req, res, toFailure(new ShopError("database_unavailable")))
      })
      .catch(next)
  }
}
