import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { reorderSchema } from "../../../../../../contract/order-lines/reordered-lines"
import { ShopError, wrongField } from "../../../../../../errors/shop-error"
import { linesOf } from "../../../../../../queries/order/lines/order-lines"
import { readOrder } from "../../../../../../queries/order/orders"
import { readReorderedRows } from "../../../../../../queries/order-lines/reordered-rows"
import { requireMember } from "../../../../../http/auth/signed-in"
import { answerPrivately } from "../../../../../http/response/answer-list"
import { toReorderedRow } from "../../../../../http/serializers/reordered-rows"

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { customer_id } = requireMember(req)
  const { line } = reorderSchema.parse(req.body)
  const order = await readOrder(req.scope, String(req.params.id))
  if (order?.customer_id !== customer_id) throw new ShopError("order_not_found")
  const lines = linesOf(order)
  if (line !== undefined && line > lines.length) {
    throw wrongField("line", "the order has no such line")
  }
  const rows = await readReorderedRows(req.scope, { lines, buyer: { customer_id }, line })
  answerPrivately(res, { lines: rows.map(toReorderedRow) })
}
