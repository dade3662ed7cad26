import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { json } from "express"
import { secondsToWait, secondsToWaitForSignIn } from "./admission"
import { namedText } from "./named-text"
import { LIMITS } from "./limits"

const CALL = /^\/identitytoolkit\.googleapis\.com\/v[12]\/accounts[:/]([\w:]+)$/
/** Whatever the type says: the service reads JSON alone. */
const parse = json({ limit: "100kb", type: () => true, inflate: false })

type Wait = (req: MedusaRequest, res: MedusaResponse) => Promise<number>

const attempt: Wait = (req, res) =>
  secondsToWaitForSignIn(req, res, {
    account: namedText(req.body, "email", "mfaPendingCredential"),
  })
const message: Wait = (req) =>
  secondsToWait(req, LIMITS.message, namedText(req.body, "email", "mfaPendingCredential"))

const LIMITED: ReadonlyMap<string, Wait> = new Map([
  ["signInWithPassword", attempt],
  ["mfaSignIn:finalize", attempt],
  ["mfaSignIn:start", message],
  ["sendOobCode", message],
  ["signUp", (req) => secondsToWait(req, LIMITS.registration, namedText(req.body, "email"))],
])

/**
 * The limits of the embedded identity service, answered in Firebase's own shape, so that its SDK
 * says auth/too-many-requests. The limited calls' bodies are read here for the account that they
 * name, and written anew by the proxy; every other body passes unread.
 */
export function limitIdentity(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const wait = req.method === "POST" && LIMITED.get(CALL.exec(fullPath(req))?.[1] ?? "")
  if (!wait) return next()
  parse(req, res, (fault: unknown) => {
    if (fault) return next(fault)
    // Written anew as what it was read as: the proxy cannot write an object as text.
    req.headers["content-type"] = "application/json"
    wait(req, res).then((seconds) => (seconds > 0 ? refuse(res, seconds) : next()), next)
  })
}

function fullPath({ baseUrl, path }: MedusaRequest): string {
  return `${baseUrl}${path}`
}

function refuse(res: MedusaResponse, seconds: number): void {
  res.setHeader("retry-after", String(seconds))
  const error = { code: 429, message: "TOO_MANY_ATTEMPTS_TRY_LATER" }
  res.status(429).json({ error: { ...error, errors: [{ ...error, domain: "global" }] } })
}
