import type { NextFunction, Request, Response } from "express"
import { randomUUID } from "node:crypto"

const WELL_FORMED = /^[\w.:-]{1,64}$/

/**
 * Gives a request its id: the caller's X-Request-Id when short and plain, else a new one. Medusa
 * prints `requestId` in its access log, and would print whatever the header holds.
 */
export function nameRequest(
  req: Request & { requestId?: string },
  res: Response,
  next: NextFunction,
): void {
  const given = req.get("x-request-id") ?? ""
  req.requestId = WELL_FORMED.test(given) ? given : randomUUID()
  res.setHeader("x-request-id", req.requestId)
  next()
}
