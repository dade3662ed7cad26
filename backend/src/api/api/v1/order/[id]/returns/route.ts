import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { returnHeadersSchema } from "../../../../../../contract/calls/returns"
import { askReturnSchema } from "../../../../../../contract/return/order-return"
import { askReturnWorkflow } from "../../../../../../workflows/return/ask/ask-return"
import { requireMember } from "../../../../../http/auth/signed-in"
import { answerPrivately } from "../../../../../http/response/answer-list"
import { answerReturn, readReturnsFor } from "../../../../../http/response/answer-return"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const caller = requireMember(req)
  answerPrivately(res, await readReturnsFor(req.scope, { order_id: String(req.params.id), caller }))
}

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { customer_id } = requireMember(req)
  const wanted = askReturnSchema.parse(req.body)
  const { "idempotency-key": idempotency_key } = returnHeadersSchema.parse(req.headers)
  const order_id = String(req.params.id)
  const { result } = await askReturnWorkflow(req.scope).run({
    input: { ...wanted, order_id, customer_id, idempotency_key },
  })
  await answerReturn([req, res], { id: result.id, status: 201 })
}
