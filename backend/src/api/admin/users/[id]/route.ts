import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { removeStaffWorkflow } from "../../../../workflows/user/workflows/remove-staff"

/**
 * In place of Medusa's: whoever administrates the shop loses the role with the user of Medusa Admin,
 * and the last one is kept.
 */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const id = String(req.params.id)
  if (req.auth_context.actor_id === id) {
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "A user cannot delete itself")
  }
  await removeStaffWorkflow(req.scope).run({ input: { user_id: id } })
  res.json({ id, object: "user", deleted: true })
}
