import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { updateMemberStep } from "../steps/update-member"
import { checkRoleChangeStep } from "../steps/check-role-change"

export type SetMemberRoleInput = { member_id: string; customer_id: string; is_admin: boolean }

export const setMemberRoleWorkflowId = "set-member-role"

/** Makes someone administrator, or takes the role away from all but the last one. */
export const setMemberRoleWorkflow = createWorkflow(
  setMemberRoleWorkflowId,
  (input: SetMemberRoleInput) => {
    checkRoleChangeStep(input)
    updateMemberStep({ id: input.member_id, is_admin: input.is_admin })
    return new WorkflowResponse({ customer_id: input.customer_id })
  },
)
