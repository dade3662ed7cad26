import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { orderSchema, type Order } from "../../src/contract/order/order"
import { paymentIntentSchema } from "../../src/contract/order/payment"
import {
  orderReturnSchema,
  orderReturnsSchema,
  type OrderReturn,
  type OrderReturns,
} from "../../src/contract/return/order-return"
import { staffReturnSchema, type StaffReturn } from "../../src/contract/return/staff-return"
import { stripeProvider } from "../../src/workflows/payment/provider/stripe-provider"
import { payWithCard } from "../setup/orders/card"
import { placeOrder } from "../setup/orders/purchase"
import { signInAdmin, signInMedusaAdmin, signUp, type Person } from "../setup/people"
import { addPart, openShop, type TestPart } from "../setup/shop-fixture"
import { dataOf, type Answer, type TestApi } from "../setup/test-api"

/** Four pieces of an order's first line. */
export const FOUR = { lines: [{ line: 1, qty: 4, reason: "defective" }] }

/** A shop with 500 pieces of one part at 9.50, and what buyer and staff do about returns. */
export type ReturnShop = Awaited<ReturnType<typeof openReturnShop>>

export async function openReturnShop(container: MedusaContainer, api: TestApi) {
  await openShop(container)
  const part: TestPart = await addPart(container)
  const [admin, buyer]: [Person, Person] = [await signInAdmin(container, api), await signUp(api)]
  const token = await signInMedusaAdmin(api)
  const database: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

  const medusa = (method: string, path: string, body?: unknown): Promise<Answer> =>
    api.call({ method, path: `/admin${path}`, token, ...(body !== undefined && { body }) })
  const step = (id: string, name: string, body: unknown = {}) =>
    medusa("POST", `/shop-returns/${id}/${name}`, body)
  const staffReturn = ({ body }: Answer): StaffReturn =>
    staffReturnSchema.parse((body as { return: unknown }).return)

  const deliver = ({ _id }: Order) => api.put(`/order/${_id}`, { isDeliver: true }, admin.token)
  const pay = async (order: Order) => {
    const due = { amount: Number(order.total), orderId: order._id }
    const { body } = await api.post("/create-payment-intent", due, buyer.token)
    const { clientSecret } = paymentIntentSchema.parse(body)
    const { id: transitionId } = await payWithCard(clientSecret)
    await api.put(`/order/${order._id}`, { isPaid: true, transitionId }, buyer.token)
    return transitionId
  }
  const place = () => placeOrder(api, { part, buyer })
  const ask = ({ _id }: Order, body: unknown = FOUR, key?: string): Promise<Answer> =>
    api.call({
      ...{ method: "POST", path: `/api/v1/order/${_id}/returns`, body, token: buyer.token },
      ...(key && { headers: { "idempotency-key": key } }),
    })
  const asked = async (order: Order, body?: unknown): Promise<OrderReturn> =>
    dataOf(await ask(order, body), orderReturnSchema)
  const approved = async (order: Order, body?: unknown): Promise<StaffReturn> => {
    const { _id } = await asked(order, body)
    return staffReturn(await step(_id, "approve", { answer: "Send it to us." }))
  }
  const received = async (order: Order, counts = { good: 4, damaged: 0 }) => {
    const { _id, lines } = await approved(order)
    const body = { lines: lines.map(({ id }) => ({ id, ...counts })) }
    return staffReturn(await step(_id, "receive", body))
  }

  return {
    ...{ part, admin, buyer, token, database, medusa, step, staffReturn, deliver, pay, place },
    ...{ ask, asked, approved, received },
    /** An order that has arrived; `paid` by card where it is said. */
    arrived: async ({ paid = true } = {}) => {
      const order = await place()
      const intent = paid ? await pay(order) : ""
      await deliver(order)
      return { order, intent }
    },
    order: async ({ _id }: Order) =>
      dataOf(await api.get(`/order/${_id}`, buyer.token), orderSchema),
    returns: async ({ _id }: Order): Promise<OrderReturns> =>
      dataOf(await api.get(`/order/${_id}/returns`, buyer.token), orderReturnsSchema),
    paymentOf: async ({ _id }: Order): Promise<string> => {
      const { body } = await medusa("GET", `/orders/${_id}?fields=*payment_collections.payments`)
      const { order } = body as {
        order: { payment_collections: { payments: { id: string }[] }[] }
      }
      return order.payment_collections[0]?.payments[0]?.id ?? ""
    },
    /** Does something while the provider refuses every refund. */
    refusedByProvider: async <Result>(task: () => Promise<Result>): Promise<Result> => {
      const no = Object.assign(new Error("no"), { code: "payment_provider_refused" })
      const refund = vi.spyOn(stripeProvider(container), "refundPayment").mockRejectedValue(no)
      try {
        return await task()
      } finally {
        refund.mockRestore()
      }
    },
    /** Settles by a refund, and is gone before the provider hears of it. */
    settledAndKilled: async (id: string) => {
      const provider = stripeProvider(container)
      const refund = vi.spyOn(provider, "refundPayment").mockRejectedValue(new Error("killed"))
      await step(id, "settle", { as: "refund" })
      refund.mockRestore()
      const [request]: { id: string }[] = await database("refund_request").where({
        status: "open",
      })
      return { request_id: request?.id ?? "" }
    },
    stock: async () => {
      const [level]: { stocked: number; reserved: number }[] = await database("inventory_level")
        .select(
          database.raw("stocked_quantity::int as stocked, reserved_quantity::int as reserved"),
        )
        .whereNull("deleted_at")
      return level
    },
  }
}
