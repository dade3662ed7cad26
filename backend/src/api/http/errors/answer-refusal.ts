import type { MedusaNextFunction, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { orDatabaseRefusal } from "../../../errors/database-refusal"
import { toFailure } from "../../../errors/to-failure"

/**
 * Answers a refusal in Medusa's shape, with the fields to blame; its own handler knows none, and
 * neither 413 nor 415 of a file.
 */
export function answerRefusal(
  error: unknown,
  { res, next }: { res: MedusaResponse; next: MedusaNextFunction },
): void {
  const { status, body } = toFailure(orDatabaseRefusal(error))
  if (status >= 500 && body.code === "internal_error") return next(error)
  const { code, message, errors } = body
  const fields = errors.length > 0 && { errors }
  res.status(status).json({ type: MedusaError.Types.INVALID_DATA, code, message, ...fields })
}
