import { ApiError } from "@/platform/api/api-error"
import { callText } from "@/platform/api/texts"
import type { SessionEnd } from "./session-store"

/** The provider's codes for an account or a login that is no more. */
const OVER = [
  "auth/user-token-expired",
  "auth/invalid-user-token",
  "auth/user-disabled",
  "auth/user-not-found",
]

/** The shop's codes for a mail that is not the person's, or not any more. */
const MAIL_CODES = ["email_unconfirmed", "email_taken", "staff_email_changed"]

/** What the login page says of a session that a failure has ended. */
export function sessionEndOf(error: unknown): SessionEnd {
  if (error instanceof ApiError && MAIL_CODES.includes(error.code)) {
    return { code: error.code, message: error.message }
  }
  return { code: "sign_in_again", message: callText("loginEnded") }
}

/** Whether a failure says that the session has ended; any other may pass by itself. */
export function saysSessionOver(error: unknown): boolean {
  if (error instanceof ApiError) {
    return error.status === 401 || error.status === 403 || MAIL_CODES.includes(error.code)
  }
  if (typeof error !== "object" || error === null || !("code" in error)) return false
  return OVER.includes(String(error.code))
}
