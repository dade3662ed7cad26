import { ApiError } from "@/platform/api/api-error"

/** The provider's codes for an account or a login that is no more. */
const OVER = [
  "auth/user-token-expired",
  "auth/invalid-user-token",
  "auth/user-disabled",
  "auth/user-not-found",
]

/** Whether a failure says that the session has ended; any other may pass by itself. */
export function saysSessionOver(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 401 || error.status === 403
  if (typeof error !== "object" || error === null || !("code" in error)) return false
  return OVER.includes(String(error.code))
}
