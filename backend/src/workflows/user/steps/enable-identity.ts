import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { disableIdentity, enableIdentity, readIdentity } from "../../../identity/admin-client"
import { askIdentityProvider } from "../ask-identity-provider"
import { identityTarget } from "../identity-target"
import { userNotFound } from "../user-errors"

export type EnableIdentityInput = { email: string }

export const enableIdentityStepId = "enable-identity"

/** Opens a mail's account at the identity provider again. Throws user_not_found, identity_unavailable. */
export const enableIdentityStep = createStep(
  enableIdentityStepId,
  async ({ email }: EnableIdentityInput) => {
    const account = await askIdentityProvider(() => readIdentity(identityTarget(), { email }))
    if (!account) throw userNotFound()
    if (!account.disabled) return new StepResponse({ email }, null)
    await askIdentityProvider(() => enableIdentity(identityTarget(), account.uid))
    return new StepResponse({ email }, account.uid)
  },
  async (opened) => {
    if (opened) await disableIdentity(identityTarget(), opened)
  },
)
