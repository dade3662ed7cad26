import { randomUUID } from "node:crypto"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { paymentIntentSchema } from "../../src/contract/order/payment"
import { readEnvironment } from "../../src/settings/environment"
import { intentIdOf, webhookOf } from "../payment/support/sandbox-intent"
import { payWithCard } from "../setup/orders/card"
import { mailsTo } from "../setup/outbox"
import { signInAdmin, signUp, type Person } from "../setup/people"
import { placeOrder, purchaseOf } from "../setup/orders/purchase"
import { addPart, openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { testApi } from "../setup/test-api"

const WAIT = { timeout: 30_000, interval: 100 }
const { admin: staff, publicUrl } = readEnvironment(process.env)

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    beforeAll(() => openShop(getContainer()))

    const subjectsTo = async (address: string, word = "") =>
      (await mailsTo(address, word)).map(({ subject }) => subject)
    const numberOf = ({ number }: { number: string }) => number
    /** Once more all that could write a mail. */
    const goRound = () =>
      getContainer()
        .resolve(Modules.WORKFLOW_ENGINE)
        .run("send-due-mails", { input: { announced: [], sweep: true } })
    const buyerAndPart = async () => ({
      buyer: await signUp(api),
      part: await addPart(getContainer(), {
        // The outbox is kept from run to run.
        name: `Disc <b onclick="x">A</b> & ${randomUUID()}`,
      }),
    })
    const pay = async (id: string, buyer: Person) => {
      const intent = await api.post(
        "/create-payment-intent",
        { amount: 475, orderId: id },
        buyer.token,
      )
      const { clientSecret } = paymentIntentSchema.parse(intent.body)
      await payWithCard(clientSecret)
      return intentIdOf(clientSecret)
    }

    it("tell the customer and staff of an order once, also where it is sent twice at once", async () => {
      const { buyer, part } = await buyerAndPart()
      const request = {
        method: "POST",
        path: "/api/v1/orders",
        body: { ...purchaseOf(part, buyer), address: "1 <i>Test</i> Street" },
        headers: { "idempotency-key": "twice at once" },
        token: buyer.token,
      }
      await Promise.all([api.call(request), api.call(request)])
      await expect.poll(() => mailsTo(staff.email, part.name), WAIT).toHaveLength(1)
      const [mail] = await mailsTo(buyer.email)
      expect(mail?.subject).toMatch(/^We have your order #\d+$/)
      expect(mail?.text).toContain(`Part: ${part.name}\nQuantity: 50\nTotal: $475.00`)
      expect(mail?.text).toContain("Address: 1 <i>Test</i> Street")
      expect(mail?.text).toContain(`${publicUrl}/dashboard/orders/order_`)
      expect(mail?.html).toContain("Disc &lt;b onclick=&quot;x&quot;&gt;A&lt;/b&gt; &amp; ")
      expect(mail?.html).not.toMatch(/<(b|i)\b/)

      await goRound()
      expect(await mailsTo(buyer.email)).toHaveLength(1)
    })

    it("tell the customer once of payment, delivery and cancelling, however often each is reported", async () => {
      const { buyer, part } = await buyerAndPart()
      const admin = await signInAdmin(getContainer(), api)
      const order = await placeOrder(api, { part, buyer })
      const transitionId = await pay(order._id, buyer)
      const { raw_body, signature } = await webhookOf(transitionId)
      const paid = () => api.put(`/order/${order._id}`, { isPaid: true, transitionId }, buyer.token)
      const webhook = () =>
        client.request({
          method: "POST",
          url: "/hooks/stripe",
          data: raw_body,
          headers: { "stripe-signature": signature, "content-type": "application/json" },
        })
      await Promise.all([paid(), webhook(), paid()])
      const deliver = () => api.put(`/order/${order._id}`, { isDeliver: true }, admin.token)
      await Promise.all([deliver(), deliver()])

      const number = numberOf(order)
      await expect
        .poll(() => subjectsTo(buyer.email), WAIT)
        .toEqual([
          `We have your order ${number}`,
          `Your order ${number} is paid`,
          `Your order ${number} is delivered`,
        ])
      const cancelled = await placeOrder(api, { part, buyer })
      const cancel = () => api.delete(`/order/${cancelled._id}`, buyer.token)
      // Of two mails of one round nobody knows which lies in the outbox first.
      await expect.poll(() => subjectsTo(buyer.email, cancelled._id), WAIT).toHaveLength(1)
      await Promise.all([cancel(), cancel()])
      await expect
        .poll(() => subjectsTo(buyer.email, cancelled._id), WAIT)
        .toEqual([
          `We have your order ${numberOf(cancelled)}`,
          `Your order ${numberOf(cancelled)} is cancelled`,
        ])
      await goRound()
      expect(await mailsTo(buyer.email)).toHaveLength(5)
      expect(await mailsTo(staff.email, order._id)).toHaveLength(1)
    })

    it("do not pour over somebody whose mail a stranger registered, and come once it is verified", async () => {
      const part = await addPart(getContainer(), { stock: 5000 })
      const stranger = await signUp(api, { verified: false })
      const owner = await signUp(api)
      for (let count = 0; count < 14; count += 1) await placeOrder(api, { part, buyer: stranger })
      await placeOrder(api, { part, buyer: owner })
      const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
      const held = () =>
        database<{ status: string }>("notification")
          .where({ to: stranger.email })
          .whereRaw("provider_data ->> 'held' = 'unverified'")
      await expect.poll(held, WAIT).toHaveLength(4)
      await expect.poll(() => mailsTo(owner.email), WAIT).toHaveLength(1)
      // The round sends them at once, one beside the other: the owner's may come before.
      await expect.poll(() => mailsTo(stranger.email), WAIT).toHaveLength(10)
      expect((await held()).map(({ status }) => status)).toEqual(Array(4).fill("failure"))

      const long = new Date(Date.now() - 10 * 60_000)
      await database("notification").update({ updated_at: long })
      await goRound()
      expect(await mailsTo(stranger.email)).toHaveLength(10)
      await database.raw(
        `update provider_identity set user_metadata = user_metadata || '{"email_verified": true}'
          where lower(user_metadata ->> 'email') = ?`,
        [stranger.email.toLowerCase()],
      )
      await goRound()
      expect(await mailsTo(stranger.email)).toHaveLength(14)
      expect(await held()).toHaveLength(0)
    })

    it("are owed for what nobody announced, and not for an order of days ago or of the demo", async () => {
      const { buyer, part } = await buyerAndPart()
      const ids = []
      for (let count = 0; count < 3; count++) ids.push((await placeOrder(api, { part, buyer }))._id)
      await expect.poll(() => mailsTo(buyer.email), WAIT).toHaveLength(3)
      const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
      await database("notification").delete()
      const [, old, demo] = ids
      const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
      await database("order").update({ created_at: ago(2) })
      await database("order")
        .where({ id: old })
        .update({ created_at: ago(2 * 24 * 60) })
      await database("order")
        .where({ id: demo })
        .update({ metadata: { is_demo: true } })

      await goRound()
      const keys = await database<{ idempotency_key: string }>("notification")
      expect(keys.map(({ idempotency_key }) => idempotency_key).sort()).toEqual([
        `order-placed:${ids[0]}`,
        `order-placed:${ids[0]}:${staff.email}`,
      ])
    })
  },
})
