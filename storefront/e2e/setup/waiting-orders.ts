import { randomUUID } from "node:crypto"
import { inject } from "vitest"
import { call } from "../../../testing/testkit/client/call"
import { PIECES, placeOrder } from "../../../testing/testkit/client/orders"
import { makePart, PRICE } from "../../../testing/testkit/client/parts"
import { chargeCard, openPayment } from "../../../testing/testkit/client/payment"
import { register, signInAdministrator } from "../../../testing/testkit/client/people"

type State = { number: string; isPaid: boolean; isDeliver: boolean; lines: { open: number }[] }

/** Orders of somebody whom no other test knows, of a part of their own: all paid but the last one. */
export async function waitingOrders(count: number) {
  const shop = inject("shopUrl")
  const admin = await signInAdministrator(shop)
  const buyer = await register(shop, `day-${randomUUID()}@example.com`)
  const name = `Wheel hub of a long day ${randomUUID()}`
  const part = await makePart(shop, admin, { name, stock: count * PIECES })
  const ids: string[] = []
  for (let place = 1; place <= count; place += 1) {
    const id = await placeOrder(shop, buyer, part)
    ids.push(id)
    if (place === count) break
    const payment = await openPayment(shop, buyer, { id, amount: PRICE * PIECES })
    await chargeCard(shop, payment)
    const body = { isPaid: true, transitionId: payment.intent }
    await call(`${shop}/api/v1/order/${id}`, { method: "PUT", token: buyer.token, body })
  }
  const read = async (id: string) => {
    const address = `${shop}/api/v1/order/${id}`
    return (await call<{ data: State }>(address, { token: admin.token })).data
  }
  /** Their customer asks to give pieces of one back; answers the return's number. */
  const askBack = async (id: string, qty: number) => {
    const body = { lines: [{ line: 1, qty, reason: "damaged_in_transit" }] }
    const address = `${shop}/api/v1/order/${id}/returns`
    const { data } = await call<{ data: { number: string } }>(address, { token: buyer.token, body })
    return data.number
  }
  return { email: buyer.email, ids, read: () => Promise.all(ids.map(read)), askBack }
}
