import {
  createWorkflow,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { ADMINISTRATORS_LOCK } from "../administrators-lock"
import { findStaffMemberStep, type FindStaffMemberInput } from "../steps/find-staff-member"
import { closeMedusaAdminWorkflow } from "./close-medusa-admin"
import { setMemberRoleWorkflow } from "./set-member-role"

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
