import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { graph } from "../../../queries/database/query-graph"
import { readMembers } from "../../../queries/account/members"

export type FindRegistrationInput = { auth_identity_id: string; email: string }

/** What an identity has in the shop already; a null is still to be made. */
export type Registration = {
  customer_id: string | null
  member_id: string | null
  /** Whether the identity says that the customer is its own. */
  claimed: boolean
}

const NOTHING: Registration = { customer_id: null, member_id: null, claimed: false }

export const findRegistrationStepId = "find-registration"

/**
 * Looks up what is there, so that a repeated sign-in makes nothing twice. A customer whom no
 * identity claims was left by a registration that was killed half-way: it is taken up again.
 */
export const findRegistrationStep = createStep(
  findRegistrationStepId,
  async ({ auth_identity_id, email }: FindRegistrationInput, { container }) => {
    const identity = await container.resolve(Modules.AUTH).retrieveAuthIdentity(auth_identity_id)
    const own = identity.app_metadata?.customer_id
    const [member] = await readMembers(container, typeof own === "string" ? { id: own } : { email })
    if (!member) return new StepResponse(NOTHING)
    const { customer_id, member_id } = member
    const claimed = own === customer_id
    if (!claimed && (await isClaimed(container, customer_id))) return new StepResponse(NOTHING)
    return new StepResponse<Registration>({ customer_id, member_id, claimed })
  },
)

async function isClaimed(container: MedusaContainer, customer_id: string): Promise<boolean> {
  const identities = await graph<{ id: string }>(container, {
    entity: "auth_identity",
    fields: ["id"],
    filters: { app_metadata: { customer_id } },
  })
  return identities.length > 0
}
