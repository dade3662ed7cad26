import { createWorkflow, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { ADMINISTRATORS_LOCK } from "../../../locks/locks"
import { checkRoleChangeStep, type CheckRoleChangeInput } from "../steps/check-role-change"
import { updateMemberStep } from "../steps/update-member"
import { closeMedusaAdminWorkflow } from "./close-medusa-admin"
import { openMedusaAdminWorkflow } from "./open-medusa-admin"

export type SetMemberRoleInput = CheckRoleChangeInput

export const setMemberRoleWorkflowId = "set-member-role"

/**
 * Makes someone administrator of the shop and of Medusa Admin, or takes both from all but the last
 * one; repeats change nothing. Errors: email_not_verified, last_admin, identity_unavailable.
 */
export const setMemberRoleWorkflow = createWorkflow(
  setMemberRoleWorkflowId,
  (input: SetMemberRoleInput) => {
    acquireLockStep(ADMINISTRATORS_LOCK)
    const role = checkRoleChangeStep(input)
    when("role-changes", { role }, ({ role }) => role.change !== null).then(() => {
      updateMemberStep({ id: role.member_id, is_admin: input.is_admin })
    })
    when("role-is-given", { role }, ({ role }) => role.change === "promote").then(() => {
      openMedusaAdminWorkflow.runAsStep({ input: role })
    })
    when("role-is-taken", { role }, ({ role }) => role.change === "demote").then(() => {
      closeMedusaAdminWorkflow.runAsStep({ input: { user_id: role.user_id } })
    })
    releaseLockStep({ key: ADMINISTRATORS_LOCK.key })
    return new WorkflowResponse({ customer_id: input.customer_id })
  },
)
