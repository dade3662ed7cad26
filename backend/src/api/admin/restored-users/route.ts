import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { RestoreUser } from "../../../contract/account/user"
import { restoreIdentityWorkflow } from "../../../workflows/user/workflows/restore-identity"

/** Lets the person with a deleted mail sign in again; their next sign-in makes a new user. */
export async function POST(
  req: AuthenticatedMedusaRequest<RestoreUser>,
  res: MedusaResponse,
): Promise<void> {
  const { result } = await restoreIdentityWorkflow(req.scope).run({ input: req.validatedBody })
  res.json({ restored_user: result })
}
