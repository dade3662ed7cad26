import type { User } from "@shop/contract/account/user"
import { useSession } from "@/platform/identity/session"

/** Whoever is here. What they may do is decided by the server, whatever a page shows. */
export type Person =
  | { status: "resolving" }
  | { status: "guest" }
  | {
      status: "signedIn"
      email: string
      name: string
      isAdministrator: boolean
      /** The shop's record; null while it cannot be read. */
      user: User | null
    }

/** The person of this moment, without the token: calls of the kit bring it along. */
export function usePerson(): Person {
  const session = useSession()
  if (session.status === "signedOut") return { status: "guest" }
  if (session.status === "resolving") return session
  const { status, email, displayName: name, user } = session
  return { status, email, name, user, isAdministrator: user?.isAdmin === true }
}
