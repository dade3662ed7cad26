import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { placeOrderSchema } from "../../../../contract/order"
import { readOrder, readOrderPage } from "../../../../queries/orders"
import { placeOrderWorkflow } from "../../../../workflows/order/workflows/place-order"
import { shopEnvironment } from "../../../http/environment"
import { readPageQuery, rowsOf } from "../../../http/list-page"
import { toOrder } from "../../../http/order-answer"
import { orderNotFound } from "../../../http/order-not-found"
import { requireAdmin, requireMember, requireOwnMail } from "../../../http/signed-in"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  requireAdmin(req)
  const page = await readOrderPage(req.scope, {}, readPageQuery(req))
  res.json({ success: true, data: rowsOf(page, toOrder, [req, res]) })
}

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const member = requireMember(req)
  const body = placeOrderSchema.parse(req.body)
  requireOwnMail(member, body.email)
  const { result } = await placeOrderWorkflow(req.scope).run({
    input: {
      customer_id: member.customer_id,
      name: body.name,
      email: member.email,
      phone: body.phone,
      address: body.address,
      product_id: body.productId,
      product_name: body.productName,
      quantity: body.qty,
      seen_price: body.price,
      seen_total: body.total,
      shop_minimum: shopEnvironment().minimumOrderQuantity,
    },
  })
  const order = await readOrder(req.scope, result.id)
  if (!order) throw orderNotFound()
  res.status(201).json({ success: true, data: toOrder(order) })
}
