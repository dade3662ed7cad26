import { ApiError, unreachable } from "@/platform/api/api-error"
import { authProvider } from "./auth-provider"
import { exchangeToken } from "./exchange-token"
import { clearSession, readAccessToken } from "./session-store"

let renewal: Promise<string | null> | undefined

/**
 * A new access token in place of `expired`, or null once the session is over (it is then signed
 * out). Calls that fail together share one renewal. Throws ApiError where nobody can tell.
 */
export function renewAccess(expired: string): Promise<string | null> {
  const current = readAccessToken()
  // Another call or another tab was faster.
  if (current !== null && current !== expired) return Promise.resolve(current)
  renewal ??= renew().finally(() => {
    renewal = undefined
  })
  return renewal
}

async function renew(): Promise<string | null> {
  try {
    const { currentUser } = await authProvider()
    if (currentUser) return await exchangeToken(currentUser)
  } catch (error) {
    if (error instanceof ApiError && error.status !== 401 && error.status !== 403) throw error
    if (isNetworkFailure(error)) throw unreachable()
  }
  clearSession()
  return null
}

function isNetworkFailure(error: unknown): boolean {
  return (
    typeof error === "object" &&
    error !== null &&
    "code" in error &&
    error.code === "auth/network-request-failed"
  )
}
