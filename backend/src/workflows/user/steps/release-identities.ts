import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readIdentities } from "../../../queries/account/identities"
import { restoreMetadata, writeActorId, type ActorKey, type KeptMetadata } from "../app-metadata"

export type ReleaseIdentitiesInput = { actor: ActorKey; actor_id: string }

export const releaseIdentitiesStepId = "release-identities"

/** Lets no identity be this customer, or this user of Medusa Admin, any longer. */
export const releaseIdentitiesStep = createStep(
  releaseIdentitiesStepId,
  async ({ actor, actor_id }: ReleaseIdentitiesInput, { container }) => {
    const who = actor === "user_id" ? { user_id: actor_id } : { customer_id: actor_id }
    const before: KeptMetadata[] = []
    for (const { id } of await readIdentities(container, who)) {
      before.push(await writeActorId(container, { id, actor, value: undefined }))
    }
    return new StepResponse({ actor_id }, before)
  },
  async (before, { container }) => {
    for (const metadata of before ?? []) await restoreMetadata(container, metadata)
  },
)
