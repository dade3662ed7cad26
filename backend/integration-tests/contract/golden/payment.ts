import { paymentIntentSchema } from "../../../src/contract/order/payment"
import type { Order } from "../../../src/contract/order/order"
import { payWithCard } from "../../setup/orders/card"
import { placeOrder } from "../../setup/orders/purchase"
import { addPart } from "../../setup/shop-fixture"
import { exactly } from "../support/fits"
import { NOT_SIGNED_IN, type Golden } from "./golden-call"

/** POST /create-payment-intent, and PUT /order/{id} with what was paid. */
export function describePayment({ answer, refusal, world }: Golden): void {
  const token = () => world().owner.token
  const place = (qty = 50) =>
    placeOrder(world().api, { part: world().part, buyer: world().owner, qty })
  const bodyFor = (order: Order) => ({ amount: Number(order.total), orderId: order._id })
  const open = async (order: Order) =>
    exactly(
      paymentIntentSchema,
      await answer("createPaymentIntent", { token: token(), body: bodyFor(order) }),
    ).clientSecret
  const claim = (order: Order, clientSecret: string) => ({
    token: token(),
    parameters: { id: order._id },
    body: { isPaid: true, transitionId: clientSecret.split("_secret_")[0] },
  })
  const pay = async (order: Order) => {
    const clientSecret = await open(order)
    await payWithCard(clientSecret)
    const given = claim(order, clientSecret)
    return { given, paid: await answer("updateOrder", given) }
  }

  it("opens the payment of an order, by its amount too, and books it once", async () => {
    const order = await place()
    const clientSecret = await open(order)
    const byAmount = { token: token(), body: { amount: `${order.total}.000000000001` } }
    expect(await answer("createPaymentIntent", byAmount)).toMatchObject({ clientSecret })
    const { given, paid } = await pay(order)
    const { transitionId } = given.body
    expect(paid).toMatchObject({ data: { isPaid: true, transitionId } })
    expect(await answer("updateOrder", given)).toEqual(paid)
  })

  it("is 400 without an amount, and 401 without a token", async () => {
    const wrong = { status: 400, code: "invalid_input", field: "amount" }
    await refusal("createPaymentIntent", { token: token(), body: {} }, wrong)
    await refusal("createPaymentIntent", { body: { amount: 1 } }, NOT_SIGNED_IN)
  })

  it("opens nothing for another's order, another amount or no order", async () => {
    const order = await place()
    const notFound = { status: 404, code: "order_not_found" }
    const foreign = { token: world().other.token, body: bodyFor(order) }
    await refusal("createPaymentIntent", foreign, notFound)
    await refusal("createPaymentIntent", { token: token(), body: { amount: 1.5 } }, notFound)
    const other = { token: token(), body: { ...bodyFor(order), amount: 1 } }
    await refusal("createPaymentIntent", other, { status: 409, code: "amount_mismatch" })
  })

  it("asks which order where two have the amount", async () => {
    const { total: amount } = await place()
    await place()
    const ambiguous = { status: 409, code: "order_ambiguous" }
    await refusal("createPaymentIntent", { token: token(), body: { amount } }, ambiguous)
  })

  it("opens nothing for what is paid, cancelled, or on its way", async () => {
    const [paid, cancelled, started] = [await place(), await place(60), await place(70)]
    await pay(paid)
    await answer("cancelOrder", { token: token(), parameters: { id: cancelled._id } })
    for (const order of [paid, cancelled]) {
      const given = { token: token(), body: bodyFor(order) }
      await refusal("createPaymentIntent", given, { status: 409, code: "order_not_payable" })
    }
    await payWithCard(await open(started))
    const given = { token: token(), body: bodyFor(started) }
    await refusal("createPaymentIntent", given, { status: 409, code: "payment_in_progress" })
  })

  it("is 502 for an amount that the provider refuses", async () => {
    const change = { sku: "BD-CENT", name: "Half a cent", price: 0.005 }
    const part = await addPart(world().container, change)
    const order = await placeOrder(world().api, { part, buyer: world().owner })
    const given = { token: token(), body: bodyFor(order) }
    const refused = { status: 502, code: "payment_provider_refused" }
    await refusal("createPaymentIntent", given, refused)
  })

  it("books no payment that is another's, open, or for what is cancelled or paid", async () => {
    const [order, second, third] = [await place(), await place(60), await place(70)]
    const unpaid = claim(order, await open(order))
    await refusal("updateOrder", unpaid, { status: 409, code: "payment_not_succeeded" })
    const { given } = await pay(second)
    const mixed = { ...given, parameters: { id: order._id } }
    await refusal("updateOrder", mixed, { status: 422, code: "payment_not_for_order" })
    const twice = { ...given, body: unpaid.body }
    await refusal("updateOrder", twice, { status: 409, code: "already_paid" })
    const late = claim(third, await open(third))
    await answer("cancelOrder", { token: token(), parameters: { id: third._id } })
    await refusal("updateOrder", late, { status: 409, code: "order_cancelled" })
  })

  it("does not cancel what is paid", async () => {
    const order = await place()
    await pay(order)
    const given = { token: token(), parameters: { id: order._id } }
    await refusal("cancelOrder", given, { status: 409, code: "order_paid" })
  })
}
