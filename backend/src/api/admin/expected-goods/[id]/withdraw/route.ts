import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { ExpectedGoods } from "../../../../../contract/staff/expected-goods"
import { readExpectedGoods } from "../../../../../queries/expected-goods/expected-goods"
import { withdrawGoodsWorkflow } from "../../../../../workflows/expected-goods/settle-goods"

/** Nothing more of them comes: what is promised of them is kept by other goods, or it is refused. */
export async function POST(
  { params, scope }: AuthenticatedMedusaRequest,
  res: MedusaResponse<{ goods: ExpectedGoods[] }>,
): Promise<void> {
  const id = params.id ?? ""
  await withdrawGoodsWorkflow(scope).run({ input: { id } })
  const { goods } = await readExpectedGoods(scope, { id })
  res.json({ goods })
}
