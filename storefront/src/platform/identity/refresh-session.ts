import { authProvider } from "./auth-provider"
import { exchangeToken } from "./exchange-token"
import { saysSessionOver, sessionEndOf } from "./session-over"
import { endSession } from "./session-store"

/**
 * Has the shop see what changed at the provider, for instance that the mail is verified: tokens say
 * what was true when they were made. The change stands whatever comes of it, so this never fails;
 * a session that the change has ended is signed out.
 */
export async function refreshSession(): Promise<void> {
  try {
    const { currentUser } = await authProvider()
    if (!currentUser) return
    await currentUser.reload()
    await currentUser.getIdToken(true)
    await exchangeToken(currentUser)
  } catch (error) {
    if (saysSessionOver(error)) endSession(sessionEndOf(error))
  }
}
