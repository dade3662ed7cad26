import { readIdentity } from "../../identity/admin-client"
import { IdentityCallError } from "../../identity/identity-call-error"
import { providerAccount, type IdentityRow } from "../../queries/account/identities"
import { askIdentityProvider } from "./ask-identity-provider"
import { identityTarget } from "./identity-target"

/**
 * Whether the identity's mail is verified now, as the provider knows it; a project without a service
 * account cannot be asked, there the last sign-in counts. Throws identity_unavailable.
 */
export async function isMailVerified(identity: IdentityRow): Promise<boolean> {
  const account = providerAccount(identity)
  if (!account) return false
  return askIdentityProvider(async () => {
    try {
      const now = await readIdentity(identityTarget(), { uid: account.entity_id })
      return now?.verified ?? false
    } catch (error) {
      if (!(error instanceof IdentityCallError) || error.code !== "NO_SERVICE_ACCOUNT") throw error
      return account.user_metadata?.email_verified ?? false
    }
  })
}
