import type { Logger } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import type { Request, RequestHandler, Response } from "express"
import { refusalSentence } from "../../../contract/refusal-sentence"
import { REFUSALS } from "../../../contract/refusals"
import { ShopError } from "../../../errors/shop-error"
import { toFailure } from "../../../errors/to-failure"
import { hostOf, knownHosts } from "../../../settings/network/known-hosts"
import { shopEnvironment } from "../environment"
import { answerFailure } from "../errors/answer-failure"
import { isApiCall } from "../validation/calls-at"

/** Load balancers ask it by the address of the process, and it tells nothing of anybody. */
const HEALTH = /^\/health(\/ready)?\/?$/i

/**
 * Refuses calls for a host that the shop does not know, before anything else is done for them: 421
 * (RFC 9110, 15.5.20), and 400 without a host or with one that is none (RFC 9112, 3.2). The log
 * tells of the first one, as it may be a proxy of the shop's own.
 */
export function refuseForeignHost(logger: Pick<Logger, "warn">): RequestHandler {
  const isKnown = knownHosts(shopEnvironment())
  let told = false
  return (req, res, next) => {
    const host = hostOf(req.headers.host)
    if ((host !== undefined && isKnown(host)) || HEALTH.test(req.path)) return next()
    if (host !== undefined && !told) {
      told = true
      logger.warn(
        `A call for the host ${host} was refused: if it is the shop's own, name it in PUBLIC_URL or ALLOWED_HOSTS`,
      )
    }
    answer(req, res, host === undefined ? "invalid_host" : "unknown_host")
  }
}

function answer(req: Request, res: Response, code: "invalid_host" | "unknown_host"): void {
  res.setHeader("cache-control", "no-store")
  if (isApiCall(req)) {
    answerFailure(req, res, toFailure(new ShopError(code)))
    return
  }
  const { status } = REFUSALS[code]
  const type = MedusaError.Types.INVALID_DATA
  res.status(status).json({ type, code, message: refusalSentence(code) })
}
