import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { callsAt, isLeftOut } from "./calls-at"
import { ShopError } from "../../../errors/shop-error"

/** Answers what no route of /api/v1 took: 405 with what the address takes, else 404. */
export function refuseUnknownRoute(req: MedusaRequest, res: MedusaResponse): void {
  const calls = callsAt(req)
  if (calls.length === 0) throw new ShopError("not_found")
  const methods: string[] = calls.map(({ method }) => method)
  const reads = methods.includes("GET") ? ["HEAD"] : []
  const allowed = [...methods, ...reads, "OPTIONS"]
  res.setHeader("allow", allowed.join(", "))
  if (req.method === "OPTIONS") {
    res.status(204).end()
    return
  }
  throw new ShopError(allowed.includes(req.method) ? "not_found" : "method_not_allowed")
}

/** Answers as if there were no route what the shop leaves out by a setting. */
export function refuseLeftOut(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (isLeftOut(req)) refuseUnknownRoute(req, res)
  else next()
}
