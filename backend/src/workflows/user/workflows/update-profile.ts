import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { updateCustomersWorkflow } from "@medusajs/medusa/core-flows"
import { splitName } from "../person-name"
import { keepCustomerStep } from "../steps/keep-customer"
import { updateMemberStep } from "../steps/update-member"

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
    keepCustomerStep({ customer_id: input.customer_id })
    updateCustomersWorkflow.runAsStep({
      input: transform({ input }, ({ input }) => ({
        selector: { id: input.customer_id },
        update: { ...splitName(input.name), phone: input.phone },
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
