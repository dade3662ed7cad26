import {
  errorHandler as medusaErrorHandler,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { asError } from "./as-error"
import { toFailure } from "./to-failure"

const answerAsMedusa = medusaErrorHandler()

/** The server's one error handler: /api/v1 fails in the contract's shape, all else in Medusa's. */
export function answerError(
  error: unknown,
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (!req.path.startsWith("/api/v1")) {
    void answerAsMedusa(error as Error, req, res, next)
    return
  }
  const { status, body } = toFailure(error)
  if (status >= 500) {
    req.scope.resolve(ContainerRegistrationKeys.LOGGER).error(asError(error))
  }
  res.status(status).json(body)
}
