import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireMember } from "../../../../../http/auth/signed-in"
import { answerCopy } from "../../../../../http/response/answer-copy"

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const source = { share_token: String(req.params.token) }
  await answerCopy(req, res, { source, customer_id: requireMember(req).customer_id })
}
