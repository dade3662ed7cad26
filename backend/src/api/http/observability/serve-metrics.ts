import type { RequestHandler } from "express"
import { createHash, timingSafeEqual } from "node:crypto"
import type { Metrics } from "../../../observability/metrics"
import { isDirectlyFromHere } from "../dev/own-machine"

/**
 * Figures for Prometheus, to who has the token. Without one they are for this machine alone, as the
 * outbox is; to everybody else there is no such address.
 */
export function serveMetrics(metrics: Metrics, token: string | undefined): RequestHandler {
  return (req, res, next) => {
    const allowed = token
      ? isEqual(req.get("authorization") ?? "", `Bearer ${token}`)
      : isDirectlyFromHere(req)
    if (!allowed) {
      res.status(404).json({ message: "No such address" })
      return
    }
    metrics
      .read()
      .then(({ type, text }) => res.setHeader("content-type", type).send(text))
      .catch(next)
  }
}

/** In a time that tells nothing of the token. */
function isEqual(given: string, wanted: string): boolean {
  const [one, other] = [given, wanted].map((text) => createHash("sha256").update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
