import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { staffFields } from "../../../../queries/field/shown-fields"
import { requireAdmin } from "../../../http/auth/signed-in"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  requireAdmin(req)
  res.json({ success: true, data: staffFields() })
}
