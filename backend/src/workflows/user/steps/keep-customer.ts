import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

export type KeepCustomerInput = { customer_id: string }

export const keepCustomerStepId = "keep-customer"

/**
 * Remembers a customer before Medusa's update-customers, and brings the whole of it back after a
 * failure: Medusa reads only the columns that it changes, and undoes the others, the mail among
 * them, to nothing.
 */
export const keepCustomerStep = createStep(
  keepCustomerStepId,
  async ({ customer_id }: KeepCustomerInput, { container }) => {
    const { id, email, first_name, last_name, phone, metadata } = await container
      .resolve(Modules.CUSTOMER)
      .retrieveCustomer(customer_id)
    return new StepResponse(
      { id },
      { id, before: { email, first_name, last_name, phone, metadata } },
    )
  },
  async (kept, { container }) => {
    if (kept) await container.resolve(Modules.CUSTOMER).updateCustomers(kept.id, kept.before)
  },
)
