import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readIdentities } from "../../../queries/account/identities"
import { restoreClaims, writeClaim, type ClaimKey, type KeptClaims } from "../app-metadata"

export type ReleaseIdentitiesInput = { actor: ClaimKey; actor_id: string }

export const releaseIdentitiesStepId = "release-identities"

/** Lets no identity be this customer, or this user of Medusa Admin, any longer. */
export const releaseIdentitiesStep = createStep(
  releaseIdentitiesStepId,
  async ({ actor, actor_id }: ReleaseIdentitiesInput, { container }) => {
    const who = actor === "user_id" ? { user_id: actor_id } : { customer_id: actor_id }
    const before: KeptClaims[] = []
    for (const { id } of await readIdentities(container, who)) {
      before.push(await writeClaim(container, { id, actor, value: undefined }))
    }
    return new StepResponse({ actor_id }, before)
  },
  async (before, { container }) => {
    for (const claims of before ?? []) await restoreClaims(container, claims)
  },
)
