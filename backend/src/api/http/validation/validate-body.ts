import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { findOddValue } from "./odd-value"
import { badField } from "./bad-field"

/** Refuses a parsed body that no table could keep, on whatever door it came. */
export function refuseOddBody(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const odd = findOddValue(req.body)
  next(odd ? badField(odd) : undefined)
}
