import {
  refetchEntity,
  type AuthenticatedMedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http"
import { refundPaymentWorkflow } from "@medusajs/medusa/core-flows"
import { readShopPayment } from "../../../../../queries/payment/shop-payment"
import { refundOrderPaymentWorkflow } from "../../../../../workflows/payment/refund/refund-order-payment"

type RefundBody = { amount?: number; note?: string; refund_reason_id?: string }

/** In place of Medusa's: a card payment is refunded under the lock of its order; others as Medusa does. */
export async function POST(
  req: AuthenticatedMedusaRequest<RefundBody>,
  res: MedusaResponse,
): Promise<void> {
  const payment_id = String(req.params.id)
  const created_by = req.auth_context.actor_id
  const input = { ...req.validatedBody, payment_id, created_by }
  const isOurs = (await readShopPayment(req.scope, payment_id)) !== null
  await (isOurs ? refundOrderPaymentWorkflow : refundPaymentWorkflow)(req.scope).run({ input })
  const payment = await refetchEntity({
    entity: "payment",
    idOrFilter: payment_id,
    scope: req.scope,
    fields: req.queryConfig.fields,
  })
  res.json({ payment })
}
