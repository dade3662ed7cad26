import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { updateMemberStep } from "../steps/update-member"
import { nameMemberWorkflow } from "./name-member"

export type UpdateProfileInput = {
  customer_id: string
  member_id: string
  name: string
  phone: string
  education: string
  address: string
}

export const updateProfileWorkflowId = "update-profile"

/** Writes a person's profile: name and phone to Medusa's customer, the rest to the member. */
export const updateProfileWorkflow = createWorkflow(
  updateProfileWorkflowId,
  (input: UpdateProfileInput) => {
    nameMemberWorkflow.runAsStep({
      input: transform({ input }, ({ input: { customer_id, name, phone } }) => ({
        customer_id,
        name,
        phone,
      })),
    })
    updateMemberStep({
      id: input.member_id,
      education: input.education,
      address: input.address,
    })
    return new WorkflowResponse({ customer_id: input.customer_id })
  },
)
