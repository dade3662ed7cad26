import { CustomerWorkflowEvents, Modules } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { splitName } from "../person-name"

type WriteCustomerInput = {
  id: string
  first_name: string
  last_name: string
  phone?: string
}

const writeCustomerStepId = "write-customer"

/** Writes a person's name and phone; Medusa's own step, when it is undone, loses their mail. */
const writeCustomerStep = createStep(
  writeCustomerStepId,
  async ({ id, ...change }: WriteCustomerInput, { container }) => {
    const customers = container.resolve(Modules.CUSTOMER)
    const { first_name, last_name, phone } = await customers.retrieveCustomer(id)
    await customers.updateCustomers(id, change)
    return new StepResponse({ id }, { id, before: { first_name, last_name, phone } })
  },
  async (undo, { container }) => {
    if (undo) await container.resolve(Modules.CUSTOMER).updateCustomers(undo.id, undo.before)
  },
)

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
