import type { Order } from "../../../src/contract/order/order"
import { paymentIntentSchema } from "../../../src/contract/order/payment"
import { payWithCard } from "./card"
import type { Person } from "../people"
import type { TestApi } from "../test-api"

/** Pays an order as the payment dialog does. */
export async function payOrder(
  api: TestApi,
  { order, buyer }: { order: Order; buyer: Person },
): Promise<void> {
  const wanted = { amount: Number(order.total), orderId: order._id }
  const { body } = await api.post("/create-payment-intent", wanted, buyer.token)
  const { id } = await payWithCard(paymentIntentSchema.parse(body).clientSecret)
  const paid = { isPaid: true, transitionId: id }
  const { status } = await api.put(`/order/${order._id}`, paid, buyer.token)
  if (status !== 200) throw new Error(`The order was not paid: ${status}`)
}
