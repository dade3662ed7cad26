import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { updateCustomersWorkflow } from "@medusajs/medusa/core-flows"
import { splitName } from "../person-name"
import { keepCustomerStep } from "../steps/keep-customer"

export type NameMemberInput = { customer_id: string; name: string }

export const nameMemberWorkflowId = "name-member"

/** Gives a newly registered person the name of the registration form. */
export const nameMemberWorkflow = createWorkflow(nameMemberWorkflowId, (input: NameMemberInput) => {
  keepCustomerStep({ customer_id: input.customer_id })
  updateCustomersWorkflow.runAsStep({
    input: transform({ input }, ({ input }) => ({
      selector: { id: input.customer_id },
      update: splitName(input.name),
    })),
  })
  return new WorkflowResponse({ customer_id: input.customer_id })
})
