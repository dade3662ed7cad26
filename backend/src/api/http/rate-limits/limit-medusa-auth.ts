import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { secondsToWait, secondsToWaitForSignIn } from "./admission"
import { namedText } from "./named-text"
import { LIMITS } from "./limits"
import { refusalSentence } from "../../../contract/refusal-sentence"

/** These take a token that was earned before: nothing can be guessed there. */
const WITH_A_TOKEN = /^\/(session|token\/refresh)\/?$/i

/** The limits of Medusa's own sign-in below /auth, answered in Medusa's shape. */
export async function limitMedusaAuth(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const seconds = await waitFor(req, res)
  if (seconds === 0) return next()
  res.setHeader("retry-after", String(seconds))
  const message = refusalSentence("too_many_requests", { variant: "sign_in" })
  res.status(429).json({ type: "too_many_requests", message })
}

function waitFor(req: MedusaRequest, res: MedusaResponse): Promise<number> | number {
  if (req.method === "OPTIONS" || WITH_A_TOKEN.test(req.path)) return 0
  const account = namedText(req.body, "email", "identifier", "entity_id")
  if (/\/register\/?$/i.test(req.path)) return secondsToWait(req, LIMITS.registration, account)
  if (/\/(reset-password|request)\/?$/i.test(req.path)) {
    return secondsToWait(req, LIMITS.message, account)
  }
  return secondsToWaitForSignIn(req, res, { account })
}
