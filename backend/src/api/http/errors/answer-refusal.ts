import type { MedusaNextFunction, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { toFailure } from "../../../errors/to-failure"

/** Answers a refusal of a file in Medusa's shape; its own handler knows neither 413 nor 415. */
export function answerRefusal(
  error: unknown,
  { res, next }: { res: MedusaResponse; next: MedusaNextFunction },
): void {
  const { status, body } = toFailure(error)
  if (status >= 500 && body.code === "internal_error") return next(error)
  const { code, message } = body
  res.status(status).json({ type: MedusaError.Types.INVALID_DATA, code, message })
}
