import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { withdrawReturnWorkflow } from "../../../../../../../workflows/return/ask/withdraw-return"
import { requireMember } from "../../../../../../http/auth/signed-in"
import { answerReturn, requireOwnOrder } from "../../../../../../http/response/answer-return"

export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { customer_id } = requireMember(req)
  const [order_id, id] = [String(req.params.id), String(req.params.return_id)]
  await requireOwnOrder(req.scope, { order_id, customer_id })
  await withdrawReturnWorkflow(req.scope).run({ input: { id, order_id, customer_id } })
  await answerReturn([req, res], { id, status: 200 })
}
