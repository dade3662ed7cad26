import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ShopError } from "../../../../../errors/shop-error"
import { endStaffSessionsWorkflow } from "../../../../../workflows/staff-access/workflows/end-staff-access"

/** Ends one session. Throws ShopError `staff_session_not_found`. */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const id = String(req.params.id)
  const { result } = await endStaffSessionsWorkflow(req.scope).run({ input: { id } })
  if (result.length === 0) throw new ShopError("staff_session_not_found")
  res.json({ id, object: "staff_session", deleted: true })
}
