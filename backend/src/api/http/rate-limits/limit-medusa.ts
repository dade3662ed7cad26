import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { refusalSentence } from "../../../contract/refusal-sentence"
import { secondsToWait, secondsToWaitForSignIn } from "./admission"
import { LIMITS } from "./limits"
import { namedText } from "./named-text"

type MaybeSignedIn = MedusaRequest & { auth_context?: { actor_id?: string } }
type Next = MedusaNextFunction

/** A session takes a token that was earned before: nothing can be guessed there. */
const WITH_A_TOKEN = /^\/session\/?$/i

/** The limits of Medusa's own sign-in below /auth. */
export async function limitMedusaAuth(
  req: MedusaRequest,
  res: MedusaResponse,
  next: Next,
): Promise<void> {
  if (req.method === "OPTIONS" || WITH_A_TOKEN.test(req.path)) return next()
  const account = namedText(req.body, "email", "identifier", "entity_id")
  pass(await secondsToWaitForSignIn(req, res, { account }), res, next)
}

/** The limit of all calls of one address to /store, counted with those of /api/v1. */
export async function limitStoreAddress(
  req: MedusaRequest,
  res: MedusaResponse,
  next: Next,
): Promise<void> {
  pass(await secondsToWait(req, LIMITS.anyCall), res, next)
}

/** Below /store/carts: a new cart, and one that becomes an order. */
const ORDERS = /^\/([^/]+\/complete\/?)?$/i

/** The limit of orders, and of carts that may become some; counted before a body is looked at. */
export async function limitStoreOrder(
  req: MaybeSignedIn,
  res: MedusaResponse,
  next: Next,
): Promise<void> {
  if (req.method !== "POST" || !ORDERS.test(req.path)) return next()
  pass(await secondsToWait(req, LIMITS.order, req.auth_context?.actor_id), res, next)
}

/** The limit of calls with a key of some scopes. */
export async function limitProgram(
  req: MedusaRequest & { scopedKey?: { id: string } },
  res: MedusaResponse,
  next: Next,
): Promise<void> {
  const { scopedKey: key } = req
  pass(key ? await secondsToWait(req, LIMITS.program, key.id) : 0, res, next)
}

/** Goes on, or answers 429 in the shape of Medusa's own routes. */
function pass(seconds: number, res: MedusaResponse, next: Next): void {
  if (seconds === 0) return next()
  res.setHeader("retry-after", String(seconds))
  const message = refusalSentence("too_many_requests", { variant: "sign_in" })
  res.status(429).json({ type: "too_many_requests", message })
}
