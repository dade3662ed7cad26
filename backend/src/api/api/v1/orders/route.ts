import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { idempotencyHeadersSchema } from "../../../../contract/calls/orders"
import { placeOrderSchema } from "../../../../contract/order/order"
import { readOrderPage } from "../../../../queries/order/orders"
import { placeOrder } from "../../../../workflows/order/place/place-order"
import { readPageQuery, rowsOf } from "../../../http/response/list-page"
import { toOrder } from "../../../http/serializers/order"
import { requireAdmin, requireMember, requireOwnMail } from "../../../http/auth/signed-in"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  requireAdmin(req)
  const page = await readOrderPage(req.scope, {}, readPageQuery(req))
  res.json({ success: true, data: rowsOf(page, toOrder, [req, res]) })
}

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const member = requireMember(req)
  const body = placeOrderSchema.parse(req.body)
  requireOwnMail(member, body.email)
  const { "idempotency-key": key } = idempotencyHeadersSchema.parse(req.headers)
  const { customer_id, email } = member
  const { name, phone, address } = body
  const line = {
    product_id: body.productId,
    product_name: body.productName,
    quantity: body.qty,
    seen_price: body.price,
    seen_total: body.total,
  }
  const order = await placeOrder(req.scope, {
    buyer: { customer_id, name, email, phone, address },
    lines: [line],
    ...(key && { idempotency_key: key }),
  })
  res.status(201).json({ success: true, data: toOrder(order) })
}
