import { queryOptions } from "@tanstack/react-query"
import type { SignInAccount } from "./sign-in-account"

/** The reader's account at the identity provider; null where this browser has none. */
export const signInAccountQuery = queryOptions({
  queryKey: ["sign-in-account"],
  meta: { personal: true },
  // A link in a mail changes it, often in another window.
  staleTime: 0,
  queryFn: async (): Promise<SignInAccount | null> => {
    const { readSignInAccount } = await import("./read-sign-in-account")
    return readSignInAccount()
  },
})
