import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

type WithSession = {
  session?: { regenerate: (done: (error?: unknown) => void) => void }
}

/**
 * Gives whoever signs in a session of a new id. Medusa writes the person into the session that the
 * browser came with: a cookie that somebody planted there would be theirs.
 */
export function renewSession(
  req: MedusaRequest & WithSession,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (!req.session) return next()
  req.session.regenerate((error?: unknown) => next(error))
}
