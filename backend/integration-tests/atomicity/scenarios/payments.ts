import { payWithCard } from "../../setup/orders/card"
import { placeOrder } from "../../setup/orders/purchase"
import { webhookOf } from "../../payment/support/sandbox-intent"
import type { Kept, Scenario, Shop } from "../scenario"
import { openIntent } from "./open-intent"

const MONEY: Kept = {
  lines:
    /^(payment_session ~|payment_collection ~|(payment|capture|order_transaction|payment_event|refund_request) \+|order_summary ~|announces payment\.|audit_entry \+ .*"action":"paid")/,
  because:
    "the provider has the money, whatever becomes of the call: it is booked, told and written down in one transaction, and the next call finds it",
}
const REFUND: Kept = {
  lines:
    /^((refund|sandbox payments) \+ .*"amount":475|refund_request ~|audit_entry \+ .*"action":"refunded")/,
  because: "money that went back is not taken again; the next webhook finds the refund",
}

export const PAYMENT_SCENARIOS: readonly Scenario[] = [
  {
    call: "createPaymentIntent",
    name: "the beginning of a payment",
    arrange: async ({ api, part, buyer }) => {
      const order = await placeOrder(api, { part, buyer })
      const body = { amount: Number(order.total), orderId: order._id }
      return () => api.post("/create-payment-intent", body, buyer.token)
    },
  },
  {
    call: "updateOrder",
    name: "a payment that the buyer tells of",
    keeps: [MONEY],
    arrange: async (shop) => {
      const { order, clientSecret } = await openIntent(shop)
      const { id: transitionId } = await payWithCard(clientSecret)
      return () =>
        shop.api.put(`/order/${order._id}`, { isPaid: true, transitionId }, shop.buyer.token)
    },
  },
  {
    call: "stripeWebhook",
    name: "a payment that a webhook tells of",
    keeps: [MONEY],
    arrange: async (shop) => {
      const { clientSecret } = await openIntent(shop)
      return webhookCall(shop, (await payWithCard(clientSecret)).id)
    },
  },
  {
    call: "stripeWebhook",
    name: "a payment for a cancelled order",
    keeps: [MONEY, REFUND],
    arrange: async (shop) => {
      const { order, clientSecret } = await openIntent(shop)
      const { id } = await payWithCard(clientSecret)
      await shop.api.delete(`/order/${order._id}`, shop.buyer.token)
      return webhookCall(shop, id)
    },
  },
]

async function webhookCall({ send }: Shop, intentId: string) {
  const { raw_body, signature } = await webhookOf(intentId)
  const headers = { "content-type": "application/json", "stripe-signature": signature }
  return () => send({ url: "/hooks/stripe", headers, data: raw_body })
}
