import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { basketLinesSchema } from "../../../../../contract/basket/basket"
import { addingHeadersSchema } from "../../../../../contract/calls/basket"
import { addToBasketWorkflow } from "../../../../../workflows/basket/add-to-basket"
import { requireMember } from "../../../../http/auth/signed-in"
import { answerBasket } from "../../../../http/response/answer-basket"

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const member = requireMember(req)
  const { lines } = basketLinesSchema.parse(req.body)
  const { "idempotency-key": key } = addingHeadersSchema.parse(req.headers)
  const { customer_id } = member
  const input = { customer_id, lines, ...(key && { idempotency_key: key }) }
  await addToBasketWorkflow(req.scope).run({ input })
  res.status(201)
  await answerBasket(req, res, member)
}
