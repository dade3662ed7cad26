import { ApiError } from "@/platform/api/api-error"
import { callApi } from "@/platform/api/call-api"
import { authProvider } from "@/platform/identity/auth-provider"
import { clearSession, readAccessToken } from "@/platform/identity/session-store"

/**
 * Ends the session at the shop, at the provider and in this browser. Throws ApiError and the
 * provider's error: whoever reads "Logged out" may rely on it.
 */
export async function signOut(): Promise<void> {
  await endAccess(readAccessToken())
  const auth = await authProvider()
  await auth.signOut()
  clearSession()
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
