import { orderSchema, type Order } from "../../../src/contract/order/order"
import { paymentIntentSchema } from "../../../src/contract/order/payment"
import type { Person } from "../../setup/people"
import { dataOf, type Answer, type TestApi } from "../../setup/test-api"

/** POST /create-payment-intent of an order's whole amount. */
export function askForIntent(api: TestApi, order: Order, { token }: Person): Promise<Answer> {
  const body = { amount: Number(order.total), orderId: order._id }
  return api.post("/create-payment-intent", body, token)
}

export function secretOf({ status, body }: Answer): string {
  expect({ status, body }).toMatchObject({ status: 200 })
  return paymentIntentSchema.parse(body).clientSecret
}

/** PUT /order/{id}: what the payer's browser says after the card was charged. */
export function claimPaid(
  api: TestApi,
  { order, transitionId, payer }: { order: Order; transitionId: string; payer: Person },
): Promise<Answer> {
  return api.put(`/order/${order._id}`, { isPaid: true, transitionId }, payer.token)
}

export async function readOrder(api: TestApi, { _id }: Order, reader: Person): Promise<Order> {
  return dataOf(await api.get(`/order/${_id}`, reader.token), orderSchema)
}
