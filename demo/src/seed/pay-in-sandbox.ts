import type { MedusaContainer } from "@medusajs/framework/types"
import type { MemberRecord } from "../../../backend/src/queries/account/members"
import { readOrder } from "../../../backend/src/queries/order/orders"
import type { Environment } from "../../../backend/src/settings/environment"
import { createPaymentIntentWorkflow } from "../../../backend/src/workflows/payment/intent/create-payment-intent"
import { markOrderPaidWorkflow } from "../../../backend/src/workflows/payment/settle/mark-order-paid"

const TIMEOUT_MS = 10_000
const NEXT_YEAR = 1

type Payment = { order_id: string; customer: MemberRecord; environment: Environment }

/** Pays an order with the test card 4242…, by the calls that the browser makes. Sandbox only. */
export async function payInSandbox(
  container: MedusaContainer,
  { order_id, customer, environment }: Payment,
): Promise<void> {
  const { payment } = environment
  if (!payment.sandboxUrl) return
  const order = await readOrder(container, order_id)
  const { result } = await createPaymentIntentWorkflow(container).run({
    input: { customer_id: customer.customer_id, amount: Number(order?.total), order_id },
  })
  const [intentId = ""] = result.client_secret.split("_secret_")
  const response = await fetch(`${payment.sandboxUrl}/v1/payment_intents/${intentId}/confirm`, {
    method: "POST",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    body: new URLSearchParams({
      key: payment.publishableKey,
      client_secret: result.client_secret,
      "payment_method_data[type]": "card",
      "payment_method_data[card][number]": "4242424242424242",
      "payment_method_data[card][exp_month]": "12",
      "payment_method_data[card][exp_year]": String(new Date().getFullYear() + NEXT_YEAR),
      "payment_method_data[card][cvc]": "123",
    }),
  })
  if (!response.ok)
    throw new Error(`The sandbox refused the demo payment: ${await response.text()}`)
  await markOrderPaidWorkflow(container).run({
    input: { order_id, payment_intent_id: intentId, customer_id: customer.customer_id },
  })
}
