import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ShopError } from "../../../../../errors/shop-error"
import { judgeKept } from "../../../../../queries/basket/judged-lines"
import { readSharedList } from "../../../../../queries/part-list/kept-list"
import { requireMember } from "../../../../http/auth/signed-in"
import { answerPrivately } from "../../../../http/response/answer-list"
import { toSharedList } from "../../../../http/serializers/saved-list"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { customer_id } = requireMember(req)
  const list = await readSharedList(req.scope, String(req.params.token))
  if (!list) throw new ShopError("list_not_found")
  const { lines } = list
  const wishes = await judgeKept(req.scope, { lines, buyer: { customer_id } })
  answerPrivately(res, toSharedList({ list, wishes }))
}
