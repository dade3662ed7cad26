import { readIdentity, type IdentityAccount } from "./admin-client"
import type { IdentityTarget } from "./identity-target"
import { TtlCache } from "./ttl-cache"

/** What the shop remembers of an account; times in seconds since 1970. */
export type OpenAccount = Pick<IdentityAccount, "email" | "verified" | "validSince">

const accounts = new TtlCache<OpenAccount | null>({
  freshMs: 60_000,
  staleMs: 300_000,
  restMs: 5_000,
  most: 20_000,
})

/**
 * An account at the identity provider, null for one that is not there or disabled, looked up at most
 * once a minute; while the provider is out of reach an answer counts for five. Throws
 * IdentityCallError; `onFailure` is called for each look-up that failed, also where an older answer
 * still counts.
 */
export function openAccount(
  target: IdentityTarget,
  uid: string,
  onFailure: (error: unknown) => void,
): Promise<OpenAccount | null> {
  return accounts.get(uid, async () => {
    try {
      const account = await readIdentity(target, { uid })
      return account && !account.disabled ? account : null
    } catch (error) {
      onFailure(error)
      throw error
    }
  })
}

/** The provider has just let this account sign in. */
export function noteOpenAccount(uid: string, account: OpenAccount): void {
  accounts.note(uid, account)
}
