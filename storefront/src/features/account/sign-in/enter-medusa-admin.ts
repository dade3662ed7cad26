import { SECOND_FACTOR_DEMANDED } from "@shop/contract/account/staff-entry"
import { failureOf, unreachable } from "@/platform/api/api-error"
import { authProvider } from "@/platform/identity/auth-provider"
import { sessionEndOf } from "@/platform/identity/session-over"
import { endSession } from "@/platform/identity/session-store"

const UNAUTHORIZED = 401
/** A sign-in that is too old for staff: the login page opens another one, and leads back here. */
const TOO_OLD = "sign_in_again"

type Entry = "entered" | "refused" | "second factor"

/**
 * Exchanges the identity provider's proof for a session of Medusa Admin, as its own login page does;
 * "refused" for whoever has no user there, "second factor" for whoever has to have one first. Throws
 * ApiError and the provider's error.
 */
export async function enterMedusaAdmin(): Promise<Entry> {
  const { currentUser } = await authProvider()
  if (!currentUser) {
    // The provider's session is over: the login page opens another one, and leads back here.
    endSession(sessionEndOf(null))
    return "refused"
  }
  const id_token = await currentUser.getIdToken()
  const proof = await post("/auth/user/firebase", { body: JSON.stringify({ id_token }) })
  if (proof.status === UNAUTHORIZED) {
    const { message } = await failureOf(proof)
    if (message === TOO_OLD) endSession(sessionEndOf(null))
    return message === SECOND_FACTOR_DEMANDED ? "second factor" : "refused"
  }
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
