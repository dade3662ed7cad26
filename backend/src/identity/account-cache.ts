import { readIdentity } from "./admin-client"
import type { IdentityTarget } from "./identity-target"
import { TtlCache } from "./ttl-cache"

const accounts = new TtlCache<boolean>({
  freshMs: 60_000,
  staleMs: 300_000,
  restMs: 5_000,
  most: 20_000,
})

/**
 * Whether an account at the identity provider is there and not disabled, looked up at most once a
 * minute; while the provider is out of reach an answer counts for five. Throws IdentityCallError;
 * `onFailure` is called for each look-up that failed, also where an older answer still counts.
 */
export function isAccountOpen(
  target: IdentityTarget,
  uid: string,
  onFailure: (error: unknown) => void,
): Promise<boolean> {
  return accounts.get(uid, async () => {
    try {
      const account = await readIdentity(target, { uid })
      return account !== undefined && !account.disabled
    } catch (error) {
      onFailure(error)
      throw error
    }
  })
}

/** The provider has just let this account sign in. */
export function noteOpenAccount(uid: string): void {
  accounts.note(uid, true)
}
