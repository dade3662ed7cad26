import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { LadderQuery, SetLadder } from "../../../../contract/product/staff-ladder"
import { readStaffLadder } from "../../../../queries/price-ladder/price-ladder"
import { setPriceLadderWorkflow } from "../../../../workflows/price-ladder/workflows/set-price-ladder"

/** A variant's prices by quantity, of everybody or of a customer group. */
export async function GET(
  req: AuthenticatedMedusaRequest<unknown, LadderQuery>,
  res: MedusaResponse,
): Promise<void> {
  const { customer_group_id = null } = req.validatedQuery
  const ladderOf = { variant_id: req.params.id ?? "", customer_group_id }
  res.json({ price_ladder: await readStaffLadder(req.scope, ladderOf) })
}

export async function POST(
  req: AuthenticatedMedusaRequest<SetLadder>,
  res: MedusaResponse,
): Promise<void> {
  const { customer_group_id, ...ladder } = req.validatedBody
  const ladderOf = { variant_id: req.params.id ?? "", customer_group_id }
  await setPriceLadderWorkflow(req.scope).run({ input: { ...ladderOf, ...ladder } })
  res.json({ price_ladder: await readStaffLadder(req.scope, ladderOf) })
}
