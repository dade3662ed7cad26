import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { createPaymentIntentSchema } from "../../../../contract/order/payment"
import { createPaymentIntentWorkflow } from "../../../../workflows/payment/intent/create-payment-intent"
import { requireMember } from "../../../http/auth/signed-in"

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { customer_id } = requireMember(req)
  const { amount, orderId } = createPaymentIntentSchema.parse(req.body)
  const { result } = await createPaymentIntentWorkflow(req.scope).run({
    input: { customer_id, amount, order_id: orderId },
  })
  res.setHeader("cache-control", "no-store")
  res.json({ success: true, clientSecret: result.client_secret })
}
