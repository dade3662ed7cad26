import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { ArriveGoods, ExpectedGoods } from "../../../../../contract/staff/expected-goods"
import { readExpectedGoods } from "../../../../../queries/expected-goods/expected-goods"
import { arriveGoodsWorkflow } from "../../../../../workflows/expected-goods/settle-goods"

/** So many pieces came: they go to those who were promised them first. */
export async function POST(
  { params, scope, validatedBody }: AuthenticatedMedusaRequest<ArriveGoods>,
  res: MedusaResponse<{ goods: ExpectedGoods[] }>,
): Promise<void> {
  const id = params.id ?? ""
  await arriveGoodsWorkflow(scope).run({ input: { id, ...validatedBody } })
  const { goods } = await readExpectedGoods(scope, { id })
  res.json({ goods })
}
