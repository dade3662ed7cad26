import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"

const WHOLE_NUMBER = /^\d{1,9}$/

/** Medusa's lists take `offset=-1` and `limit=1e99` as far as the database, and fail there. */
export function refuseBadPage(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  for (const name of ["limit", "offset"]) {
    const value = req.query[name]
    if (typeof value !== "string" || WHOLE_NUMBER.test(value)) continue
    return next(
      new MedusaError(MedusaError.Types.INVALID_DATA, `${name} must be a whole number from 0`),
    )
  }
  next()
}
