import { CustomerWorkflowEvents } from "@medusajs/framework/utils"
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { splitName } from "../person-name"
import { writeCustomerStep } from "../steps/write-customer"

export type NameMemberInput = { customer_id: string; name: string; phone?: string }

export const nameMemberWorkflowId = "name-member"

/** Writes what Medusa's customer holds of a person: the name, and the phone where it is named. */
export const nameMemberWorkflow = createWorkflow(nameMemberWorkflowId, (input: NameMemberInput) => {
  const written = writeCustomerStep(
    transform({ input }, ({ input: { customer_id: id, name, phone } }) => ({
      id,
      ...splitName(name),
      ...(phone === undefined ? {} : { phone }),
    })),
  )
  emitEventStep({
    eventName: CustomerWorkflowEvents.UPDATED,
    data: transform({ written }, ({ written }) => [{ id: written.id }]),
  })
  return new WorkflowResponse({ customer_id: input.customer_id })
})
