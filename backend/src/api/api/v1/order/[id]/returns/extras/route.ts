import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { returnHeadersSchema } from "../../../../../../../contract/calls/returns"
import { askExtraSchema } from "../../../../../../../contract/return/order-return"
import { askExtra } from "../../../../../../../workflows/return/extras/extra-returns"
import { requireMember } from "../../../../../../http/auth/signed-in"
import { readReturnsFor, requireOwnOrder } from "../../../../../../http/response/answer-return"

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const caller = requireMember(req)
  const { customer_id } = caller
  const order_id = String(req.params.id)
  await requireOwnOrder(req.scope, { order_id, customer_id })
  const wish = askExtraSchema.parse(req.body)
  const { "idempotency-key": idempotency_key } = returnHeadersSchema.parse(req.headers)
  await askExtra(req.scope, { ...wish, order_id, customer_id, idempotency_key })
  const data = await readReturnsFor(req.scope, { order_id, caller })
  res.status(201).json({ success: true, data })
}
