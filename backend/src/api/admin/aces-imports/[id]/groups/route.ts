import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { AcesGroupList, AcesGroupsQuery } from "../../../../../contract/aces/aces-import"
import { readAcesGroups } from "../../../../../queries/aces-import/groups"
import { findRun } from "../../find-run"

/** What the file's Apps name, with the number of those that do. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AcesGroupList>,
): Promise<void> {
  const { id } = await findRun(req)
  const query = req.validatedQuery as AcesGroupsQuery
  res.json(await readAcesGroups(req.scope, { ...query, id: Number(id) }))
}
