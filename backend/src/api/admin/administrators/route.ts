import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { AdministratorList } from "../../../contract/account/administrators"
import { readAdministrators } from "../../../queries/account/administrators"

/** Everybody with the role, since when and by whom. */
export async function GET(
  { scope }: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdministratorList>,
): Promise<void> {
  res.json({ administrators: await readAdministrators(scope) })
}
