import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { ChangeGoods, ExpectedGoods } from "../../../../contract/staff/expected-goods"
import { readExpectedGoods } from "../../../../queries/expected-goods/expected-goods"
import { changeGoodsWorkflow } from "../../../../workflows/expected-goods/settle-goods"

/** Another day or reference; customers who wait are told of the day by mail. */
export async function POST(
  { params, scope, validatedBody }: AuthenticatedMedusaRequest<ChangeGoods>,
  res: MedusaResponse<{ goods: ExpectedGoods[] }>,
): Promise<void> {
  const id = params.id ?? ""
  await changeGoodsWorkflow(scope).run({ input: { id, ...validatedBody } })
  const { goods } = await readExpectedGoods(scope, { id })
  res.json({ goods })
}
