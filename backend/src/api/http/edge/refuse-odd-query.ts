import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { callOf } from "./calls-at"
import { badField } from "./refusal"

/** Each of a call's query parameters is one text: `limit[a]=1` and a repeated `limit` are 400. */
export function refuseOddQuery(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const names = Object.keys(callOf(req)?.query?.shape ?? {})
  const field = names.find((name) => typeof (req.query[name] ?? "") !== "string")
  next(field ? badField({ field, message: "must be given once" }) : undefined)
}
