import type { Order } from "../../../src/contract/order/order"
import { paymentIntentSchema } from "../../../src/contract/order/payment"
import { placeOrder } from "../../setup/orders/purchase"
import type { Shop } from "../scenario"

/** An unpaid order, by default a new one, whose buyer has the payment dialog open. */
export async function openIntent({ api, part, buyer }: Shop, placed?: Order) {
  const order = placed ?? (await placeOrder(api, { part, buyer }))
  const body = { amount: Number(order.total), orderId: order._id }
  const answer = await api.post("/create-payment-intent", body, buyer.token)
  const { clientSecret } = paymentIntentSchema.parse(answer.body)
  return { order, clientSecret }
}
