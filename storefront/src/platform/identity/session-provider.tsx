import { hashKey, useQuery } from "@tanstack/react-query"
import { useEffect, useMemo, useRef, useSyncExternalStore, type ReactNode } from "react"
import { PRICED_QUERIES } from "@/platform/priced-queries"
import { queryClient } from "@/platform/query-client"
import { SessionContext, type Session } from "./session"
import { clearSession, readAccessToken, readIdentity, subscribeToSession } from "./session-store"
import { userKeys, userRecordQuery } from "./user-record"

/** Provides who is signed in; a stored token is believed until a call refuses it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const session = useStoredSession()
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>
}

function useStoredSession(): Session {
  const token = useSyncExternalStore(subscribeToSession, readAccessToken)
  const identity = useSyncExternalStore(subscribeToSession, readIdentity)
  const signedIn = token !== null && identity !== null
  const record = useQuery({ ...userRecordQuery(identity?.email ?? ""), enabled: signedIn })

  useEffect(() => {
    if (token !== null && identity === null) void recoverIdentity()
  }, [token, identity])
  useClearPersonalData(token === null ? null : (identity?.email ?? null))

  const { data, isPending, refetch } = record
  return useMemo((): Session => {
    if (token === null) return { status: "signedOut" }
    if (identity === null || isPending) return { status: "resolving" }
    return {
      status: "signedIn",
      ...identity,
      accessToken: token,
      user: data ?? null,
      retry: () => void refetch(),
    }
  }, [token, identity, data, isPending, refetch])
}

/** A token without a name beside it: the provider knows whose it is. */
async function recoverIdentity(): Promise<void> {
  try {
    const { authProvider } = await import("./auth-provider")
    const { exchangeToken } = await import("./exchange-token")
    const { currentUser } = await authProvider()
    if (currentUser) await exchangeToken(currentUser)
    else clearSession()
  } catch {
    clearSession()
  }
}

/**
 * What one person was shown is gone before the next one sees a page, signed out in between or not; and
 * what has prices is asked for anew by whoever signs in or out, for these are their own.
 */
function useClearPersonalData(email: string | null): void {
  const before = useRef(email)
  useEffect(() => {
    const gone = before.current
    before.current = email
    if (gone === email) return
    void queryClient.resetQueries(PRICED_QUERIES)
    if (gone === null) return
    const own = hashKey(userKeys.record(email ?? ""))
    queryClient.removeQueries({
      predicate: ({ meta, queryHash }) => meta?.personal === true && queryHash !== own,
    })
  }, [email])
}
