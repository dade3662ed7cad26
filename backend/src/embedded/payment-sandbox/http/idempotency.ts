import { createHmac } from "node:crypto"
import type { Form } from "./form"
import { nowInSeconds } from "./ids"
import type { Access } from "./keys"
import type { Answer } from "../storage/records"
import type { Draft } from "../storage/store"
import { StripeFault } from "./stripe-fault"

export type IdempotentRequest = {
  /** The Idempotency-Key header; one caller's never meets the other's. */
  key: string
  access: Access
  path: string
  form: Form
  /** Keys the fingerprint, so that a card number cannot be guessed back from it. */
  secretKey: string
}

/** Answers a repeated request as the first time; 400 when the key comes with other parameters. */
export function onceOnly(
  draft: Draft,
  request: IdempotentRequest,
  work: () => Answer,
): { answer: Answer; replayed: boolean } {
  const fingerprint = createHmac("sha256", request.secretKey)
    .update(JSON.stringify([request.path, [...request.form]]))
    .digest("hex")
  const id = `${request.access}/${request.key}`
  const saved = draft.get("answers", id)
  if (saved && saved.fingerprint !== fingerprint) {
    throw new StripeFault(400, {
      type: "idempotency_error",
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${request.key}' if you meant to execute a different request.`,
    })
  }
  if (saved) return { answer: saved.answer, replayed: true }
  const answer = work()
  draft.put("answers", id, { fingerprint, created: nowInSeconds(), answer })
  return { answer, replayed: false }
}
