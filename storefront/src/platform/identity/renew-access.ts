import { ApiError, unreachable } from "@/platform/api/api-error"
import { authProvider } from "./auth-provider"
import { keepAccess, requestAccess } from "./exchange-token"
import { saysSessionOver, sessionEndOf } from "./session-over"
import { endSession, readAccessToken } from "./session-store"

const LOCK = "renew-access"

let renewal: Promise<string | null> | undefined

/**
 * A new access token in place of `expired`, or null once the session is over (it is then signed
 * out). Calls that fail together share one renewal, those of other tabs too. Throws ApiError where
 * nobody can tell.
 */
export function renewAccess(expired: string): Promise<string | null> {
  // Another call was faster, or the reader has signed out: then nobody may sign them in again.
  if (readAccessToken() !== expired) return Promise.resolve(readAccessToken())
  renewal ??= oneTabAtATime(() => renew(expired)).finally(() => {
    renewal = undefined
  })
  return renewal
}

/** Browsers have locks on safe origins only; without them each tab renews for itself. */
async function oneTabAtATime(task: () => Promise<string | null>): Promise<string | null> {
  const { locks } = navigator as { locks?: LockManager }
  return locks ? locks.request(LOCK, task) : task()
}

async function renew(expired: string): Promise<string | null> {
  if (readAccessToken() !== expired) return readAccessToken()
  try {
    const { currentUser } = await authProvider()
    if (!currentUser) return signOut(null)
    const token = await requestAccess(currentUser)
    // Signed out meanwhile, or in as somebody else: what holds is what is stored.
    if (readAccessToken() === expired) keepAccess(currentUser, token)
    return readAccessToken()
  } catch (error) {
    if (saysSessionOver(error)) return signOut(error)
    throw error instanceof ApiError ? error : unreachable()
  }
}

function signOut(error: unknown): null {
  endSession(sessionEndOf(error))
  return null
}
