import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { replaceBasketSchema } from "../../../../contract/basket/basket"
import { replaceBasketWorkflow } from "../../../../workflows/basket/replace-basket"
import { requireMember } from "../../../http/auth/signed-in"
import { namedVehicle } from "../../../http/named-vehicle"
import { answerBasket } from "../../../http/response/answer-basket"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { customer_id } = requireMember(req)
  await answerBasket(req, res, { customer_id, vehicle: await namedVehicle(req) })
}

export async function PUT(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const member = requireMember(req)
  const { lines, version } = replaceBasketSchema.parse(req.body)
  const { customer_id } = member
  const input = { customer_id, lines, ...(version !== undefined && { version }) }
  await replaceBasketWorkflow(req.scope).run({ input })
  await answerBasket(req, res, member)
}
