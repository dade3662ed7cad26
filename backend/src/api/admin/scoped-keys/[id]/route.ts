import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { endScopedKeyWorkflow } from "../../../../workflows/scoped-key/end-scoped-key"

/** Ends a key. Throws ShopError `scoped_key_not_found`. */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { result } = await endScopedKeyWorkflow(req.scope).run({
    input: { id: String(req.params.id) },
  })
  res.json({ id: result.id, object: "scoped_key", deleted: true })
}
