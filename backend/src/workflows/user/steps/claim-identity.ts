import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

export type ClaimIdentityInput = { auth_identity_id: string; customer_id: string }

export const claimIdentityStepId = "claim-identity"

/**
 * Says whose customer an identity is. Medusa's own step refuses an identity that names a customer
 * already, also one that a failed registration removed again.
 */
export const claimIdentityStep = createStep(
  claimIdentityStepId,
  async ({ auth_identity_id, customer_id }: ClaimIdentityInput, { container }) => {
    const auth = container.resolve(Modules.AUTH)
    const { app_metadata } = await auth.retrieveAuthIdentity(auth_identity_id)
    const before: unknown = app_metadata?.customer_id ?? null
    await auth.updateAuthIdentities({
      id: auth_identity_id,
      app_metadata: { ...app_metadata, customer_id },
    })
    return new StepResponse({ customer_id }, { auth_identity_id, before })
  },
  async (undo, { container }) => {
    if (!undo) return
    const auth = container.resolve(Modules.AUTH)
    const { app_metadata } = await auth.retrieveAuthIdentity(undo.auth_identity_id)
    // A key that is left out would stay: Medusa merges metadata, so the old value is written.
    await auth.updateAuthIdentities({
      id: undo.auth_identity_id,
      app_metadata: { ...app_metadata, customer_id: undo.before },
    })
  },
)
