import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireMember } from "../../../../../../../../http/auth/signed-in"
import { answerPicture, requireOrderOf } from "../../../../../../../../http/response/answer-return"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const caller = requireMember(req)
  const { id, return_id, picture_id } = req.params
  const order_id = String(id)
  await requireOrderOf(req.scope, { order_id, caller })
  const named = { order_id, return_id: String(return_id), picture_id: String(picture_id) }
  await answerPicture([req, res], named)
}
