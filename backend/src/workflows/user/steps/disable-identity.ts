import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { disableIdentity, enableIdentity, readIdentity } from "../../../identity/admin-client"
import { askIdentityProvider } from "../ask-identity-provider"
import { identityTarget } from "../identity-target"

export type DisableIdentityInput = { uid: string | null; email: string }

export const disableIdentityStepId = "disable-identity"

/**
 * Closes a person's account at the identity provider; undone only where it was open. A disabled mail
 * can neither sign in nor register again. Throws identity_unavailable.
 */
export const disableIdentityStep = createStep(
  disableIdentityStepId,
  async ({ uid, email }: DisableIdentityInput) => {
    const closed = await askIdentityProvider(async () => {
      const account = await readIdentity(identityTarget(), uid ? { uid } : { email })
      if (!account || account.disabled) return null
      await disableIdentity(identityTarget(), account.uid)
      return account.uid
    })
    return new StepResponse({ uid: closed }, closed)
  },
  async (closed) => {
    if (closed) await enableIdentity(identityTarget(), closed)
  },
)
