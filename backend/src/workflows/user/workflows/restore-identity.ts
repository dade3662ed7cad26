import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { disableIdentity, enableIdentity, readIdentity } from "../../../identity/admin-client"
import { askIdentityProvider, identityTarget } from "../ask-identity-provider"
import { ShopError } from "../../../errors/shop-error"

type EnableIdentityInput = { email: string }

const enableIdentityStepId = "enable-identity"

/** Opens a mail's account at the identity provider again. Throws user_not_found, identity_unavailable. */
const enableIdentityStep = createStep(
  enableIdentityStepId,
  async ({ email }: EnableIdentityInput) => {
    const account = await askIdentityProvider(() => readIdentity(identityTarget(), { email }))
    if (!account) throw new ShopError("user_not_found")
    if (!account.disabled) return new StepResponse({ email }, null)
    await askIdentityProvider(() => enableIdentity(identityTarget(), account.uid))
    return new StepResponse({ email }, account.uid)
  },
  async (opened) => {
    if (opened) await disableIdentity(identityTarget(), opened)
  },
)

export const restoreIdentityWorkflowId = "restore-identity"

/** Lets a deleted person back: their next sign-in makes a new user record. */
export const restoreIdentityWorkflow = createWorkflow(
  restoreIdentityWorkflowId,
  (input: EnableIdentityInput) => {
    const restored = enableIdentityStep(input)
    return new WorkflowResponse(restored)
  },
)
