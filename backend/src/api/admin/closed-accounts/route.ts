import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readClosedAccounts } from "../../../queries/account/closed-accounts"

/** Whom a deletion shut out: POST /admin/restored-users lets them in again. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { q } = req.query
  const closed_accounts = await readClosedAccounts(req.scope, typeof q === "string" ? q : "")
  res.json({ closed_accounts })
}
