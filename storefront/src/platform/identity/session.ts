import type { User } from "@shop/contract/account/user"
import { createContext, useContext } from "react"

export type Session =
  | { status: "resolving" }
  | { status: "signedOut" }
  | {
      status: "signedIn"
      email: string
      displayName: string
      accessToken: string
      /** The shop's record; null while it cannot be read (`retry` asks again). */
      user: User | null
      retry: () => void
    }

export const SessionContext = createContext<Session>({ status: "resolving" })

export function useSession(): Session {
  return useContext(SessionContext)
}
