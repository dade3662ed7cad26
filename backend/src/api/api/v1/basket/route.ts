import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { replaceBasketSchema } from "../../../../contract/basket/basket"
import { replaceBasketWorkflow } from "../../../../workflows/basket/replace-basket"
import { requireMember } from "../../../http/auth/signed-in"
import { answerBasket } from "../../../http/response/answer-basket"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await answerBasket(req, res, requireMember(req))
}

export async function PUT(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const member = requireMember(req)
  const { lines, version } = replaceBasketSchema.parse(req.body)
  const { customer_id } = member
  const input = { customer_id, lines, ...(version !== undefined && { version }) }
  await replaceBasketWorkflow(req.scope).run({ input })
  await answerBasket(req, res, member)
}
