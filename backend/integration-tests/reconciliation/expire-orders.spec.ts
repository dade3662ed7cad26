import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { orderSchema } from "../../src/contract/order/order"
import { paymentIntentSchema } from "../../src/contract/order/payment"
import type { PaymentReading } from "../../src/providers/payment-stripe/service"
import { stripeProvider } from "../../src/workflows/payment/provider/stripe-provider"
import { intentIdOf } from "../payment/support/sandbox-intent"
import { payWithCard } from "../setup/orders/card"
import { mailsTo } from "../setup/outbox"
import { signInAdmin, signUp, type Person } from "../setup/people"
import { placeOrder } from "../setup/orders/purchase"
import { addPart, openShop, type TestPart } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, testApi } from "../setup/test-api"

const HOURS = "48"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const database = (): Knex => getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
    let part: TestPart
    let buyer: Person

    beforeAll(async () => {
      await openShop(getContainer())
      part = await addPart(getContainer())
      buyer = await signUp(api)
    })
    beforeEach(() => {
      process.env.UNPAID_ORDER_HOURS = HOURS
    })
    afterAll(() => {
      delete process.env.UNPAID_ORDER_HOURS
    })

    const expire = () =>
      getContainer().resolve(Modules.WORKFLOW_ENGINE).run("job-expire-unpaid-orders", {})
    const place = async (hoursAgo = 49) => {
      const { _id: id } = await placeOrder(api, { part, buyer })
      const created_at = new Date(Date.now() - hoursAgo * 60 * 60_000)
      await database()("order").where({ id }).update({ created_at })
      return id
    }
    const read = async (id: string) =>
      dataOf(await api.get(`/order/${id}`, buyer.token), orderSchema)
    const isCancelled = async (id: string) => Boolean((await read(id)).cancelledAt)
    const reserved = async () => {
      const [level] = await database()("inventory_level").select("reserved_quantity")
      return Number(level?.reserved_quantity)
    }
    const openIntent = async (orderId: string) => {
      const intent = await api.post("/create-payment-intent", { amount: 475, orderId }, buyer.token)
      return paymentIntentSchema.parse(intent.body).clientSecret
    }

    it("cancels an order that was not paid in time, once where two do it, and says why", async () => {
      const id = await place()
      const open = await place()
      await openIntent(open)
      await Promise.all([expire(), expire()])

      expect([await isCancelled(id), await isCancelled(open)]).toEqual([true, true])
      expect(await reserved()).toBe(0)
      const { number } = await read(id)
      await expect.poll(() => mailsTo(buyer.email, `${number} is cancelled`)).toHaveLength(1)
      const [mail] = await mailsTo(buyer.email, `${number} is cancelled`)
      expect(mail?.text).toContain("It was not paid within 48 hours.")
    })

    it("leaves orders alone that are young, delivered, of the demo, or where it is off", async () => {
      const admin = await signInAdmin(getContainer(), api)
      const young = await place(47)
      const demo = await place()
      await database()("order")
        .where({ id: demo })
        .update({ metadata: { is_demo: true } })
      const delivered = await place()
      await api.put(`/order/${delivered}`, { isDeliver: true }, admin.token)
      await expire()
      process.env.UNPAID_ORDER_HOURS = "0"
      const old = await place()
      await expire()

      const left = await Promise.all([young, demo, delivered, old].map(isCancelled))
      expect(left).toEqual([false, false, false, false])
    })

    it("books a payment that nobody told the shop of, in place of cancelling its order", async () => {
      const id = await place()
      const secret = await openIntent(id)
      await payWithCard(secret)
      await expire()

      expect(await read(id)).toMatchObject({
        isPaid: true,
        transitionId: intentIdOf(secret),
        cancelledAt: null,
      })
    })

    it("leaves an order alone while its payment is on its way or cannot be asked for", async () => {
      const processing = await place()
      await openIntent(processing)
      const payment = getContainer().resolve(Modules.PAYMENT)
      const says = (answer: () => Promise<PaymentReading>) =>
        vi.spyOn(stripeProvider(getContainer()), "readPayment").mockImplementation(answer)
      const [session] = await payment.listPaymentSessions({ provider_id: "pp_stripe_stripe" })
      const data = { ...session?.data, status: "processing" }
      const answers = says(() => Promise.resolve({ data, refunded: 0 }))
      await expire()
      answers.mockRestore()
      const away = says(() => Promise.reject(new Error("the provider is out of reach")))
      await expire()
      away.mockRestore()

      expect(await isCancelled(processing)).toBe(false)
      expect((await database()("order").where({ id: processing }))[0].metadata).not.toHaveProperty(
        "expired_after_hours",
      )
      await expire()
      expect(await isCancelled(processing)).toBe(true)
    })
  },
})
