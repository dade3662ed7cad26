import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { readIdentities } from "../../../queries/account/identities"
import { readMembers } from "../../../queries/account/members"
import { ADMINISTRATORS_LOCK } from "../../../locks/locks"
import { closeMedusaAdminWorkflow } from "./close-medusa-admin"
import { setMemberRoleWorkflow } from "./set-member-role"

type FindStaffMemberInput = { user_id: string }

const findStaffMemberStepId = "find-staff-member"

/** The administrator of the shop behind a user of Medusa Admin; null for staff that is none. */
const findStaffMemberStep = createStep(
  findStaffMemberStepId,
  async ({ user_id }: FindStaffMemberInput, { container }) => {
    const identities = await readIdentities(container, { user_id })
    const id = identities.map(({ app_metadata }) => app_metadata?.customer_id).find(Boolean)
    const [member] = id ? await readMembers(container, { id }) : []
    return new StepResponse({ customer_id: member?.is_admin ? member.customer_id : null })
  },
)

export const removeStaffWorkflowId = "remove-staff"

/** Deletes a user of Medusa Admin, and with it the role of an administrator. Errors: last_admin. */
export const removeStaffWorkflow = createWorkflow(
  removeStaffWorkflowId,
  (input: FindStaffMemberInput) => {
    acquireLockStep(ADMINISTRATORS_LOCK)
    const member = findStaffMemberStep(input)
    when("staff-administrates", { member }, ({ member }) => member.customer_id !== null).then(
      () => {
        setMemberRoleWorkflow.runAsStep({
          input: transform({ member }, ({ member }) => ({
            customer_id: member.customer_id ?? "",
            is_admin: false,
          })),
        })
      },
    )
    when("staff-is-nobody-else", { member }, ({ member }) => member.customer_id === null).then(
      () => {
        closeMedusaAdminWorkflow.runAsStep({ input })
      },
    )
    releaseLockStep({ key: ADMINISTRATORS_LOCK.key })
    return new WorkflowResponse({ user_id: input.user_id })
  },
)
