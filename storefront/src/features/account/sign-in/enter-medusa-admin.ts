import { failureOf, unreachable } from "@/platform/api/api-error"
import { authProvider } from "@/platform/identity/auth-provider"
import { clearSession } from "@/platform/identity/session-store"

const UNAUTHORIZED = 401

/**
 * Exchanges the identity provider's proof for a session of Medusa Admin, as its own login page does;
 * "refused" for whoever has no user there. Throws ApiError and the provider's error.
 */
export async function enterMedusaAdmin(): Promise<"entered" | "refused"> {
  const { currentUser } = await authProvider()
  if (!currentUser) {
    // The provider's session is over: the login page opens another one, and leads back here.
    clearSession()
    return "refused"
  }
  const id_token = await currentUser.getIdToken()
  const proof = await post("/auth/user/firebase", { body: JSON.stringify({ id_token }) })
  if (proof.status === UNAUTHORIZED) return "refused"
  if (!proof.ok) throw await failureOf(proof)
  const { token } = (await proof.json()) as { token: string }
  const session = await post("/auth/session", { headers: { Authorization: `Bearer ${token}` } })
  if (!session.ok) throw await failureOf(session)
  return "entered"
}

async function post(path: string, { headers, body }: Pick<RequestInit, "headers" | "body">) {
  return fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body,
  }).catch(() => {
    throw unreachable()
  })
}
