import { ApiError } from "@/platform/api/api-error"
import { callApi } from "@/platform/api/call-api"
import { clearSession, readAccessToken } from "@/platform/identity/session-store"

/**
 * Ends the session at the shop, in this browser and at the provider. Throws ApiError where the shop
 * did not end it: then it goes on, whole.
 */
export async function signOut(): Promise<void> {
  await endAccess(readAccessToken())
  clearSession()
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
