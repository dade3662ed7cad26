import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type {
  ExpectedGoods,
  ExpectedGoodsList,
  ExpectedGoodsQuery,
  ExpectGoods,
} from "../../../contract/staff/expected-goods"
import { readExpectedGoods } from "../../../queries/expected-goods/expected-goods"
import { expectGoodsWorkflow } from "../../../workflows/expected-goods/expect-goods"

/** What is to come, the earliest first, and behind it what came or was withdrawn. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<ExpectedGoodsList>,
): Promise<void> {
  const query = req.validatedQuery as ExpectedGoodsQuery
  const { limit, offset } = query
  res.json({ ...(await readExpectedGoods(req.scope, query)), limit, offset })
}

export async function POST(
  { scope, validatedBody }: AuthenticatedMedusaRequest<ExpectGoods>,
  res: MedusaResponse<{ goods: ExpectedGoods[] }>,
): Promise<void> {
  const { result } = await expectGoodsWorkflow(scope).run({ input: validatedBody })
  const { goods } = await readExpectedGoods(scope, result)
  res.json({ goods })
}
