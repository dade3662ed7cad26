import {
  errorHandler as medusaErrorHandler,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { asError } from "./as-error"
import { isApiCall } from "./edge/calls-at"
import { refusedValue } from "./edge/refused-value"
import { orNameTaken } from "./product-name-error"
import { orOutOfStock } from "./stock-error"
import { toFailure } from "./to-failure"

const answerAsMedusa = medusaErrorHandler()

/** The server's one error handler: /api/v1 fails in the contract's shape, all else in Medusa's. */
export function answerError(
  thrown: unknown,
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const error = refusedValue(thrown) ?? orOutOfStock(orNameTaken(thrown))
  if (!isApiCall(req)) {
    void answerAsMedusa(error as Error, req, res, next)
    return
  }
  const { status, body } = toFailure(error)
  if (status < 500) {
    res.status(status).json(body)
    return
  }
  const { requestId } = req
  const call = `${req.method} ${req.path} failed, request ${requestId}`
  req.scope.resolve(ContainerRegistrationKeys.LOGGER).error(call, asError(error))
  res.status(status).json({ ...body, requestId })
}
