import { ApiError } from "@/platform/api/api-error"
import { callApi } from "@/platform/api/call-api"
import { clearSession, endingSession, readAccessToken } from "@/platform/identity/session-store"
import { PRICED_QUERIES } from "@/platform/priced-queries"
import { queryClient } from "@/platform/query-client"

/**
 * Ends the session at the shop, in this browser and at the provider. Throws ApiError where the shop
 * did not end it: then it goes on, whole.
 */
export async function signOut(): Promise<void> {
  await endingSession(async () => {
    // The home page reads parts at the reader's prices while they leave: such a call would be refused.
    await queryClient.cancelQueries(PRICED_QUERIES)
    try {
      await endAccess(readAccessToken())
      clearSession()
    } catch (error) {
      void queryClient.refetchQueries({ ...PRICED_QUERIES, type: "active" })
      throw error
    }
  })
  await leaveProvider()
}

async function endAccess(token: string | null): Promise<void> {
  if (!token) return
  try {
    await callApi("/auth", { method: "DELETE", token })
  } catch (error) {
    // A token that has expired is out already.
    if (!(error instanceof ApiError) || error.status !== 401) throw error
  }
}

/** Without the provider the session is over as well: nothing here signs anybody in by itself. */
async function leaveProvider(): Promise<void> {
  try {
    const { authProvider } = await import("@/platform/identity/auth-provider")
    const auth = await authProvider()
    await auth.signOut()
  } catch {
    // The next login takes the place of what it kept.
  }
}
