import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { type AuditedStep } from "../../audit/actor-of"
import { writeEntries } from "../../audit/record-changes"
import { inOneTransaction, type Step } from "../../transaction/in-one-transaction"
import { tellOfAccount } from "../tell-of-account"

export type MoveMailInput = {
  customer_id: string
  to: string
  action: "mail changed" | "mail released"
}

/** Nobody's address: what a customer has whose mail turned out to be somebody else's. */
export function releasedMail(customerId: string): string {
  return `${customerId.toLowerCase()}@released.invalid`
}

export const moveMailStepId = "move-mail"

/** Gives a customer another mail, and what they wrote under the old one along with it. */
export const moveMailStep = createStep(
  moveMailStepId,
  async ({ customer_id, to, action }: MoveMailInput, step) => {
    const { email } = await step.container.resolve(Modules.CUSTOMER).retrieveCustomer(customer_id)
    const from = email ?? ""
    const entry_ids = await writeMail(step, { customer_id, from, to }, { action, entry_ids: [] })
    return new StepResponse({ customer_id }, { customer_id, from: to, to: from, action, entry_ids })
  },
  async (undo, step) => {
    if (!undo) return
    const { action, entry_ids, ...mail } = undo
    await writeMail(step, mail, { action, entry_ids })
  },
)

type Moved = { customer_id: string; from: string; to: string }
type Told = { action: string; entry_ids: readonly string[] }

function writeMail(
  step: AuditedStep & Step,
  { customer_id, from, to }: Moved,
  told: Told,
): Promise<string[]> {
  const customers = step.container.resolve(Modules.CUSTOMER)
  return inOneTransaction(step, async (transaction) => {
    await transaction.within(customers, (service, context) =>
      service.updateCustomers(customer_id, { email: to }, context),
    )
    // A review is its mail's.
    const moved = "update review set email = :to, updated_at = now() where email = :from"
    await transaction.database.raw(moved, { from, to })
    return writeEntries(step, transaction, tellOfAccount(customer_id, told))
  })
}
