import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readIdentities } from "../../../queries/account/identities"
import { readMedusaUser } from "../../../queries/account/medusa-users"
import { readMembers } from "../../../queries/account/members"

export type FindStaffMemberInput = { user_id: string }

export const findStaffMemberStepId = "find-staff-member"

/** The administrator of the shop behind a user of Medusa Admin; null for staff that is none. */
export const findStaffMemberStep = createStep(
  findStaffMemberStepId,
  async ({ user_id }: FindStaffMemberInput, { container }) => {
    const identities = await readIdentities(container, { user_id })
    const id = identities.map(({ app_metadata }) => app_metadata?.customer_id).find(Boolean)
    const user = await readMedusaUser(container, { id: user_id })
    const [member] = await readMembers(container, id ? { id } : { email: user?.email ?? "" })
    return new StepResponse({ customer_id: member?.is_admin ? member.customer_id : null })
  },
)
