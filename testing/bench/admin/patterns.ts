import { call } from "../../testkit/client/call"
import { PIECES, placeOrder } from "../../testkit/client/orders"
import { makePart, PRICE, type Part } from "../../testkit/client/parts"
import { chargeCard, openPayment } from "../../testkit/client/payment"
import { register, signInAdministrator, type Person } from "../../testkit/client/people"
import { signInStaff } from "../../testkit/client/staff"
import type { Shop } from "../../testkit/shop/start-shop"

/** One of everything, by the shop's own calls: what the copies are made of. */
export type Patterns = {
  admin: Person
  /** Medusa's token of the same administrator. */
  staff: string
  part: Part
  customerId: string
  reviewId: string
  orders: {
    delivered: string
    refunded: string
    toDeliver: string
    unpaid: string
    cancelled: string
  }
}

type Answer = { data: { _id: string } }
type Paid = { order: { payment_collections: { payments: { id: string }[] }[] } }

export async function makePatterns(shop: Shop): Promise<Patterns> {
  const admin = await signInAdministrator(shop.url)
  const buyer = await register(shop.url, "pattern@example.com")
  const part = await makePart(shop.url, admin, { name: "The pattern of all parts", stock: 5000 })
  const v1 = `${shop.url}/api/v1`
  const place = () => placeOrder(shop.url, buyer, part)
  const pay = async () => {
    const id = await place()
    const payment = await openPayment(shop.url, buyer, { id, amount: PRICE * PIECES })
    await chargeCard(shop.url, payment)
    const body = { isPaid: true, transitionId: payment.intent }
    await call(`${v1}/order/${id}`, { method: "PUT", token: buyer.token, body })
    return id
  }
  const deliver = async (id: string) => {
    await call(`${v1}/order/${id}`, {
      method: "PUT",
      token: admin.token,
      body: { isDeliver: true },
    })
    return id
  }
  const staff = await signInStaff(shop.url)
  const refund = async (id: string) => {
    const address = `${shop.url}/admin/orders/${id}?fields=payment_collections.payments.id`
    const { order } = await call<Paid>(address, { token: staff })
    const payment = order.payment_collections[0]?.payments[0]?.id ?? ""
    const body = { amount: 100 }
    await call(`${shop.url}/admin/payments/${payment}/refund`, { token: staff, body })
    return id
  }
  const cancel = async (id: string) => {
    await call(`${v1}/order/${id}`, { method: "DELETE", token: buyer.token })
    return id
  }
  const orders = {
    delivered: await deliver(await pay()),
    refunded: await refund(await deliver(await pay())),
    toDeliver: await pay(),
    unpaid: await place(),
    cancelled: await cancel(await place()),
  }
  const people = await call<{ data: { _id: string }[] }>(`${v1}/users/${buyer.email}`, {
    token: buyer.token,
  })
  const words = {
    reviewTitle: "Fits",
    reviewDes: "All of the lot were within limits.",
    rating: "5",
  }
  const review = await call<Answer>(`${v1}/reviews`, {
    token: buyer.token,
    body: { name: "A buyer", email: buyer.email, productId: part._id, ...words },
  })
  const customerId = people.data[0]?._id ?? ""
  return { admin, staff, part, customerId, reviewId: review.data._id, orders }
}
