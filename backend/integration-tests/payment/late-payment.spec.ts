import { cancelOrderWorkflow } from "@medusajs/medusa/core-flows"
import { webhookFailureStatus } from "../../src/workflows/payment/webhook/webhook-failure-status"
import { payWithCard } from "../setup/orders/card"
import { sharedShop } from "../setup/run/shop-suite"
import { seeBalance } from "./support/balance"
import { readBooks } from "./support/order-books"
import { runWorkflow } from "./support/run-workflow"
import { intentIdOf, readSandboxIntent, webhookOf } from "./support/sandbox-intent"
import { createBuyer, createUnpaidOrder, openShop } from "./support/unpaid-order"

sharedShop({
  testSuite: ({ api, getContainer }) => {
    beforeEach(() => openShop(getContainer()))
    afterEach(() => seeBalance(api, getContainer()))

    const withIntent = async () => {
      const buyer = await createBuyer(getContainer())
      const order = await createUnpaidOrder(getContainer(), { buyer })
      const { client_secret } = await runWorkflow(getContainer(), "create-payment-intent", {
        customer_id: buyer.id,
        amount: order.total,
        order_id: order.id,
      })
      return { order, client_secret, intent: intentIdOf(client_secret) }
    }
    const cancel = (order_id: string) =>
      cancelOrderWorkflow(getContainer()).run({ input: { order_id } })
    const receive = (input: { raw_body: string; signature: string }) =>
      runWorkflow(getContainer(), "receive-stripe-webhook", input)

    it("books what a webhook tells of, though the buyer's browser never called", async () => {
      const { order, client_secret, intent } = await withIntent()
      await payWithCard(client_secret)

      const webhook = await webhookOf(intent)
      expect(await receive(webhook)).toMatchObject({ duty: "payment" })
      expect(await receive(webhook)).toMatchObject({ duty: "nothing" })

      expect(await readBooks(getContainer(), order.id)).toMatchObject({
        due: 0,
        captures: [475],
        transactions: ["capture 475"],
      })
    })

    it.each(["payment_intent.created", "payment_intent.payment_failed", "charge.refunded"])(
      "has nothing to book for %s",
      async (type) => {
        const { order, intent } = await withIntent()

        expect(await receive(await webhookOf(intent, { type }))).toMatchObject({ duty: "note" })
        expect((await readBooks(getContainer(), order.id)).due).toBe(475)
      },
    )

    it("refuses a forged webhook as a forger's", async () => {
      const { client_secret, intent } = await withIntent()
      await payWithCard(client_secret)
      const forged = await webhookOf(intent, { secret: "whsec_forged" })

      const error: unknown = await receive(forged).catch((thrown: unknown) => thrown)

      expect(error).toMatchObject({ code: "webhook_signature_invalid" })
      expect(webhookFailureStatus(error)).toBe(400)
    })

    it("believes the provider, not the webhook, and asks for it again", async () => {
      const { order, intent } = await withIntent()

      const error: unknown = await receive(await webhookOf(intent)).catch(
        (thrown: unknown) => thrown,
      )

      expect(error).toMatchObject({ code: "payment_not_succeeded" })
      expect(webhookFailureStatus(error)).toBe(500)
      expect((await readBooks(getContainer(), order.id)).due).toBe(475)
    })

    it("leaves no intent payable when its order is cancelled", async () => {
      const { order, intent } = await withIntent()

      await cancel(order.id)

      expect(await readSandboxIntent(intent)).toMatchObject({ status: "canceled" })
      expect(await readBooks(getContainer(), order.id)).toMatchObject({
        status: "canceled",
        intents: [],
      })
    })

    it("gives back once what arrives for a cancelled order", async () => {
      const { order, client_secret, intent } = await withIntent()
      await payWithCard(client_secret)
      await cancel(order.id)

      const webhook = await webhookOf(intent)
      await receive(webhook)
      await Promise.all([receive(webhook), receive(webhook)])

      expect(await readBooks(getContainer(), order.id)).toMatchObject({
        status: "canceled",
        captures: [475],
        refunds: [475],
        transactions: expect.arrayContaining(["capture 475", "refund -475"]),
      })
      expect((await readBooks(getContainer(), order.id)).transactions).toHaveLength(2)
    })
  },
})
