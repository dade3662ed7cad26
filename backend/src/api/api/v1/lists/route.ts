import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { listHeadersSchema } from "../../../../contract/calls/lists"
import { newListSchema } from "../../../../contract/part-list/saved-list"
import { readListHeads } from "../../../../queries/part-list/list-heads"
import { createListWorkflow } from "../../../../workflows/part-list/create-list"
import { requireMember } from "../../../http/auth/signed-in"
import { answerList, answerPrivately } from "../../../http/response/answer-list"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { customer_id } = requireMember(req)
  answerPrivately(res, await readListHeads(req.scope, customer_id))
}

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { customer_id } = requireMember(req)
  const list = newListSchema.parse(req.body)
  const { "idempotency-key": idempotency_key } = listHeadersSchema.parse(req.headers)
  const input = { customer_id, idempotency_key, ...list }
  const { result: id } = await createListWorkflow(req.scope).run({ input })
  res.status(201)
  await answerList(req, res, { id, customer_id })
}
