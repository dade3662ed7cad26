import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deliverOrderSchema, payOrderSchema } from "../../../../../contract/order/order"
import { readOrderCustomer } from "../../../../../queries/order/order-customer"
import { readOrder } from "../../../../../queries/order/orders"
import { cancelUnpaidOrderWorkflow } from "../../../../../workflows/order/cancel/cancel-unpaid-order"
import { deliverOrderWorkflow } from "../../../../../workflows/order/deliver/deliver-order"
import { markOrderPaidWorkflow } from "../../../../../workflows/payment/settle/mark-order-paid"
import { hasKey } from "../../../../http/auth/has-key"
import { refuseOnlyPrivileged } from "../../../../http/auth/only-privileged"
import { toOrder } from "../../../../http/serializers/order"
import { requireAdmin, requireMember } from "../../../../http/auth/signed-in"
import { readAdditionalData } from "../../../../http/validation/additional-data"
import { ShopError } from "../../../../../errors/shop-error"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const order = await ownOrder(req)
  res.json({ success: true, data: toOrder(order, requireMember(req)) })
}

export async function PUT(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const order_id = await ownOrderId(req)
  const caller = requireMember(req)
  const { customer_id, is_admin } = caller
  const granted = ["isPaid", "transitionId", ...(is_admin ? ["isDeliver"] : [])]
  refuseOnlyPrivileged(req.body, granted)
  if (hasKey(req.body, "isPaid") || !hasKey(req.body, "isDeliver")) {
    const { transitionId } = payOrderSchema.parse(req.body)
    const { result } = await markOrderPaidWorkflow(req.scope).run({
      input: { order_id, payment_intent_id: transitionId, customer_id, is_admin },
    })
    res.json({ success: true, data: toOrder(result, caller) })
    return
  }
  deliverOrderSchema.parse(req.body)
  requireAdmin(req)
  const additional_data = readAdditionalData("deliverOrder", req.body)
  await deliverOrderWorkflow(req.scope).run({
    input: { order_id, delivered_by: customer_id, additional_data },
  })
  res.json({ success: true, data: toOrder(await ownOrder(req), caller) })
}

export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const order_id = await ownOrderId(req)
  const { customer_id } = requireMember(req)
  await cancelUnpaidOrderWorkflow(req.scope).run({ input: { order_id, canceled_by: customer_id } })
  res.json({ success: true })
}

/**
 * The address's id when the order is the caller's own, else 404. An administrator's order is looked
 * for by whatever is done to it.
 */
async function ownOrderId(req: MedusaRequest): Promise<string> {
  const member = requireMember(req)
  const id = String(req.params.id)
  if (member.is_admin) return id
  if ((await readOrderCustomer(req.scope, id)) !== member.customer_id)
    throw new ShopError("order_not_found")
  return id
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
