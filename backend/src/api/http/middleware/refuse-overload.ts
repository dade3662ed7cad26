import type { NextFunction, Request, RequestHandler, Response } from "express"
import { answerFailure } from "../errors/answer-failure"
import { toFailure } from "../../../errors/to-failure"
import { needsDatabase } from "./needs-database"
import type { Observation } from "../observability/observe-request"
import { ShopError } from "../../../errors/shop-error"

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
