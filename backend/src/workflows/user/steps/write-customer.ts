import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

export type WriteCustomerInput = {
  id: string
  first_name: string
  last_name: string
  phone?: string
}

export const writeCustomerStepId = "write-customer"

/** Writes a person's name and phone; Medusa's own step, when it is undone, loses their mail. */
export const writeCustomerStep = createStep(
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
