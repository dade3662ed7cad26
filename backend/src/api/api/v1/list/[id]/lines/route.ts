import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { listHeadersSchema } from "../../../../../../contract/calls/lists"
import { listLinesSchema } from "../../../../../../contract/part-list/saved-list"
import { addToListWorkflow } from "../../../../../../workflows/part-list/add-to-list"
import { requireMember } from "../../../../../http/auth/signed-in"
import { answerList } from "../../../../../http/response/answer-list"

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { customer_id } = requireMember(req)
  const id = String(req.params.id)
  const { lines } = listLinesSchema.parse(req.body)
  const { "idempotency-key": idempotency_key } = listHeadersSchema.parse(req.headers)
  const input = { list_id: id, customer_id, lines, idempotency_key }
  await addToListWorkflow(req.scope).run({ input })
  res.status(201)
  await answerList(req, res, { id, customer_id })
}
