import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { restoreMetadata, writeActorId, type ActorKey } from "../app-metadata"

export type LinkIdentityInput = { auth_identity_id: string; actor: ActorKey; actor_id: string }

export const linkIdentityStepId = "link-identity"

/**
 * Says whose customer, or whose user of Medusa Admin, an identity is. Medusa's own step refuses an
 * identity that names one already, also one that a failed registration removed again.
 */
export const linkIdentityStep = createStep(
  linkIdentityStepId,
  async ({ auth_identity_id: id, actor, actor_id }: LinkIdentityInput, { container }) => {
    const before = await writeActorId(container, { id, actor, value: actor_id })
    return new StepResponse({ actor_id }, before)
  },
  async (before, { container }) => {
    if (before) await restoreMetadata(container, before)
  },
)
