import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { removeCustomerAccountWorkflow } from "@medusajs/medusa/core-flows"
import { readMembers } from "../../../../queries/account/members"
import { deleteMemberWorkflow } from "../../../../workflows/user/workflows/delete-member"

/** In place of Medusa's: a registered customer is deleted as /api/v1 deletes a user. */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const id = String(req.params.id)
  const [member] = await readMembers(req.scope, { id })
  if (member) {
    const caller = { user_id: req.auth_context.actor_id }
    await deleteMemberWorkflow(req.scope).run({ input: { customer_id: id, caller } })
  } else {
    await removeCustomerAccountWorkflow(req.scope).run({ input: { customerId: id } })
  }
  res.json({ id, object: "customer", deleted: true })
}
