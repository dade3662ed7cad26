import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { changeListSchema } from "../../../../../contract/part-list/saved-list"
import { deleteListWorkflow } from "../../../../../workflows/part-list/delete-list"
import { replaceListWorkflow } from "../../../../../workflows/part-list/replace-list"
import { requireMember } from "../../../../http/auth/signed-in"
import { answerList } from "../../../../http/response/answer-list"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { customer_id } = requireMember(req)
  await answerList(req, res, { id: String(req.params.id), customer_id })
}

export async function PUT(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { customer_id } = requireMember(req)
  const id = String(req.params.id)
  const input = { list_id: id, customer_id, ...changeListSchema.parse(req.body) }
  await replaceListWorkflow(req.scope).run({ input })
  await answerList(req, res, { id, customer_id })
}

export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { customer_id } = requireMember(req)
  const input = { list_id: String(req.params.id), customer_id }
  await deleteListWorkflow(req.scope).run({ input })
  res.json({ success: true })
}
