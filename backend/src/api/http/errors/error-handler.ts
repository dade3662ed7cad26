import {
  errorHandler as medusaErrorHandler,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { asError } from "../../../errors/as-error"
import { orDatabaseRefusal } from "../../../errors/database-refusal"
import { medusaType } from "../../../errors/medusa-type"
import { ShopError } from "../../../errors/shop-error"
import { toFailure } from "../../../errors/to-failure"
import { isRefusal } from "../../../kit/refusal"
import { databaseLoss, TRANSIENT_CODES } from "../../../observability/health/database-loss"
import { redactPeople } from "../../../observability/redact"
import { methodOf, routeOf } from "../observability/route-of"
import { isApiCall } from "../validation/calls-at"
import { refusedValue } from "../validation/rejected-value"
import { answerFailure } from "./answer-failure"
import { wantsPage } from "./error-page"
import { answerRedisGone, isRedisGone } from "./redis-gone"

/** No room, or no more for this user. */
const CODES: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT"])

/** A file that could not be written because the disk is full; undefined for every other error. */
function diskFull(error: unknown): ShopError | undefined {
  const { code } = (error ?? {}) as { code?: unknown }
  return CODES.has(code) ? new ShopError("storage_full") : undefined
}

const answerAsMedusa = medusaErrorHandler()

/**
 * The server's one error handler: /api/v1 fails in the contract's shape, all else in Medusa's. What
 * befalls the whole shop is answered alike everywhere, and people who open a page read a page.
 */
export function answerError(
  thrown: unknown,
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const known = refusedValue(thrown) ?? databaseLoss(thrown) ?? diskFull(thrown)
  const error = known ?? orDatabaseRefusal(thrown)
  if (isRedisGone(error)) {
    logFailure(req, thrown)
    answerRedisGone(req, res)
    return
  }
  const failure = toFailure(error)
  const { status, body } = failure
  const shopWide = TRANSIENT_CODES.has(body.code) || body.code === "storage_full"
  // The watch has told once of what passes.
  if (status >= 500 && !TRANSIENT_CODES.has(body.code)) logFailure(req, thrown)
  if (isApiCall(req) || shopWide || (status >= 500 && wantsPage(req))) {
    answerFailure(req, res, failure)
  } else if (isRefusal(error)) {
    // Of a plugin's own route outside of /api/v1: Medusa would answer 400 whatever it says.
    const { status, code, message } = error.facts
    res.status(status).json({ code, type: medusaType(status), message })
  } else if (body.code === "too_many_unpaid_orders") {
    // Medusa would answer 400: of its own carts, too, a client goes by the status.
    res.status(status).json({ code: body.code, type: "conflict", message: body.message })
  } else {
    void answerAsMedusa(error as Error, withoutLog(req), res, next)
  }
}

function logFailure(req: MedusaRequest, thrown: unknown): void {
  const route = routeOf(req, `${req.baseUrl}${req.path}`)
  const { message, stack } = asError(thrown)
  const logged = asError({ message: redactPeople(message), stack })
  const logger = req.scope.resolve(ContainerRegistrationKeys.LOGGER)
  logger.error(`${methodOf(req)} ${route} failed, request ${req.requestId}`, logged)
}

/** Medusa's handler logs what it answers, and its sentences name mails: it gets nowhere to. */
function withoutLog({ path }: MedusaRequest): MedusaRequest {
  const silent = { info: () => undefined, error: () => undefined }
  return { path, scope: { resolve: () => silent } } as unknown as MedusaRequest
}
