import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deliverOrderSchema, payOrderSchema } from "../../../../../contract/order/order"
import { readOrder } from "../../../../../queries/order/orders"
import { cancelUnpaidOrderWorkflow } from "../../../../../workflows/order/workflows/cancel-unpaid-order"
import { deliverOrderWorkflow } from "../../../../../workflows/order/workflows/deliver-order"
import { markOrderPaidWorkflow } from "../../../../../workflows/payment/workflows/mark-order-paid"
import { hasKey } from "../../../../http/auth/has-key"
import { refuseOnlyPrivileged } from "../../../../http/auth/only-privileged"
import { toOrder } from "../../../../http/serializers/order"
import { requireAdmin, requireMember } from "../../../../http/auth/signed-in"
import { ShopError } from "../../../../../errors/shop-error"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const order = await ownOrder(req)
  res.json({ success: true, data: toOrder(order) })
}

export async function PUT(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { id: order_id } = await ownOrder(req)
  const { customer_id, is_admin } = requireMember(req)
  const granted = ["isPaid", "transitionId", ...(is_admin ? ["isDeliver"] : [])]
  refuseOnlyPrivileged(req.body, granted)
  if (hasKey(req.body, "isPaid") || !hasKey(req.body, "isDeliver")) {
    const { transitionId } = payOrderSchema.parse(req.body)
    await markOrderPaidWorkflow(req.scope).run({
      input: { order_id, payment_intent_id: transitionId, customer_id, is_admin },
    })
  } else {
    deliverOrderSchema.parse(req.body)
    requireAdmin(req)
    await deliverOrderWorkflow(req.scope).run({ input: { order_id, delivered_by: customer_id } })
  }
  res.json({ success: true, data: toOrder(await ownOrder(req)) })
}

export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { id: order_id } = await ownOrder(req)
  const { customer_id } = requireMember(req)
  await cancelUnpaidOrderWorkflow(req.scope).run({ input: { order_id, canceled_by: customer_id } })
  res.json({ success: true })
}

/** The order of the address when the caller is its owner or an administrator, else 404. */
async function ownOrder(req: MedusaRequest) {
  const member = requireMember(req)
  const order = await readOrder(req.scope, String(req.params.id))
  if (!order || (!member.is_admin && order.customer_id !== member.customer_id)) {
    throw new ShopError("order_not_found")
  }
  return order
}
