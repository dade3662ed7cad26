import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { restoreClaims, writeClaim, type ClaimKey } from "../app-metadata"

export type ClaimIdentityInput = { auth_identity_id: string; actor: ClaimKey; actor_id: string }

export const claimIdentityStepId = "claim-identity"

/**
 * Says whose customer, or whose user of Medusa Admin, an identity is. Medusa's own step refuses an
 * identity that names one already, also one that a failed registration removed again.
 */
export const claimIdentityStep = createStep(
  claimIdentityStepId,
  async ({ auth_identity_id: id, actor, actor_id }: ClaimIdentityInput, { container }) => {
    const before = await writeClaim(container, { id, actor, value: actor_id })
    return new StepResponse({ actor_id }, before)
  },
  async (before, { container }) => {
    if (before) await restoreClaims(container, before)
  },
)
