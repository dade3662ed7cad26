import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import {
  endSharingWorkflow,
  shareListWorkflow,
} from "../../../../../../workflows/part-list/share-list"
import { requireMember } from "../../../../../http/auth/signed-in"
import { answerPrivately } from "../../../../../http/response/answer-list"

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { customer_id } = requireMember(req)
  const input = { list_id: String(req.params.id), customer_id }
  const { result: shareToken } = await shareListWorkflow(req.scope).run({ input })
  answerPrivately(res, { shareToken })
}

export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { customer_id } = requireMember(req)
  const input = { list_id: String(req.params.id), customer_id }
  await endSharingWorkflow(req.scope).run({ input })
  res.json({ success: true })
}
