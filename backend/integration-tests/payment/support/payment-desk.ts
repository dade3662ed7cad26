import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { orderSchema, type Order } from "../../../src/contract/order/order"
import { paymentIntentSchema } from "../../../src/contract/order/payment"
import { payWithCard } from "../../setup/orders/card"
import { signInAdmin, signInMedusaAdmin, signUp } from "../../setup/people"
import { placeOrder } from "../../setup/orders/purchase"
import { addPart, openShop } from "../../setup/shop-fixture"
import { dataOf, testApi, type Answer, type HttpClient } from "../../setup/test-api"
import { intentIdOf, type SignedWebhook } from "./sandbox-intent"

const paymentsSchema = z.object({
  order: z.object({
    payment_collections: z.array(
      z.object({ id: z.string(), payments: z.array(z.object({ id: z.string() })) }),
    ),
  }),
})

export type PaymentDesk = Awaited<ReturnType<typeof openDesk>>

/** A shop with a buyer and with staff of Medusa Admin, and what they do about payments. */
export async function openDesk(client: HttpClient, container: MedusaContainer) {
  const api = testApi(client)
  await openShop(container)
  const part = await addPart(container)
  await signInAdmin(container, api)
  const staff = await signInMedusaAdmin(api)
  const buyer = await signUp(api)

  const admin = (method: string, path: string, body?: unknown) =>
    api.call({ method, path: `/admin${path}`, body, token: staff })
  const order = async (id: string) =>
    dataOf(await api.get(`/order/${id}`, buyer.token), orderSchema)
  const askIntent = (placed: Order, amount = Number(placed.total)) =>
    api.post("/create-payment-intent", { amount, orderId: placed._id }, buyer.token)
  const openIntent = async (placed: Order, amount?: number) =>
    paymentIntentSchema.parse((await askIntent(placed, amount)).body).clientSecret
  const tellPaid = (id: string, transitionId: string) =>
    api.put(`/order/${id}`, { isPaid: true, transitionId }, buyer.token)
  const confirmed = async () => {
    const placed = await placeOrder(api, { part, buyer })
    const secret = await openIntent(placed)
    await payWithCard(secret)
    return { id: placed._id, placed, intent: intentIdOf(secret) }
  }
  const collectionOf = async (id: string) => {
    const { body } = await admin("GET", `/orders/${id}?fields=*payment_collections.payments`)
    const [collection] = paymentsSchema.parse(body).order.payment_collections
    if (!collection) throw new Error(`${id} has no payment collection`)
    return { id: collection.id, payment: collection.payments[0]?.id ?? "" }
  }

  return {
    api,
    buyer,
    admin,
    order,
    askIntent,
    openIntent,
    tellPaid,
    /** An order whose card payment went through, and nobody told the shop. */
    confirmed,
    placed: () => placeOrder(api, { part, buyer }),
    paid: async () => {
      const done = await confirmed()
      const answer = await tellPaid(done.id, done.intent)
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
      return { ...done, payment: (await collectionOf(done.id)).payment }
    },
    collectionOf,
    refund: (payment: string, amount?: number): Promise<Answer> =>
      admin("POST", `/payments/${payment}/refund`, amount === undefined ? {} : { amount }),
    /** Sends a webhook as the provider does. */
    deliver: async (webhook: SignedWebhook): Promise<number> => {
      const { status } = await client.request({
        method: "POST",
        url: "/hooks/stripe",
        data: webhook.raw_body,
        headers: {
          "content-type": "application/json",
          "stripe-signature": webhook.signature,
        },
        validateStatus: () => true,
      })
      return status
    },
    sql: async <Row>(statement: string, bindings: string[] = []): Promise<Row[]> => {
      const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
      return (await database.raw<{ rows: Row[] }>(statement, bindings)).rows
    },
  }
}
