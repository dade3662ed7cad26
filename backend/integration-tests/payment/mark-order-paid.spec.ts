import { cancelOrderWorkflow } from "@medusajs/medusa/core-flows"
import { payWithCard } from "../setup/orders/card"
import { sharedShop } from "../setup/run/shop-suite"
import { seeBalance } from "./support/balance"
import { readBooks } from "./support/order-books"
import { runWorkflow } from "./support/run-workflow"
import { intentIdOf, webhookOf } from "./support/sandbox-intent"
import { createBuyer, createUnpaidOrder, openShop } from "./support/unpaid-order"

type Claim = {
  order_id: string
  payment_intent_id: string
  customer_id?: string
  is_admin?: boolean
}

sharedShop({
  testSuite: ({ api, getContainer }) => {
    beforeEach(() => openShop(getContainer()))
    afterEach(() => seeBalance(api, getContainer()))

    const markPaid = (input: Claim) => runWorkflow(getContainer(), "mark-order-paid", input)
    const withIntent = async (given?: { id: string; email: string }) => {
      const buyer = given ?? (await createBuyer(getContainer()))
      const order = await createUnpaidOrder(getContainer(), { buyer })
      const { client_secret } = await runWorkflow(getContainer(), "create-payment-intent", {
        customer_id: buyer.id,
        amount: order.total,
        order_id: order.id,
      })
      const claim = {
        order_id: order.id,
        customer_id: buyer.id,
        payment_intent_id: intentIdOf(client_secret),
      }
      return { buyer, order, claim, client_secret }
    }
    const confirmed = async (given?: { id: string; email: string }) => {
      const prepared = await withIntent(given)
      await payWithCard(prepared.client_secret)
      return prepared
    }

    it("captures the payment and writes it into the order's books", async () => {
      const { order, claim } = await confirmed()

      expect(await markPaid(claim)).toMatchObject({
        id: order.id,
        summary: { pending_difference: 0 },
        payment_collections: [{ payments: [{ data: { id: claim.payment_intent_id } }] }],
      })

      expect(await readBooks(getContainer(), order.id)).toEqual({
        status: "pending",
        due: 0,
        collections: [{ status: "completed", amount: 475 }],
        intents: [claim.payment_intent_id],
        captures: [475],
        refunds: [],
        transactions: ["capture 475"],
      })
    })

    it("books one payment of five calls and two webhooks at once", async () => {
      const { order, claim } = await confirmed()
      const webhook = await webhookOf(claim.payment_intent_id)
      const receive = () => runWorkflow(getContainer(), "receive-stripe-webhook", webhook)

      await Promise.all([receive(), ...Array.from({ length: 5 }, () => markPaid(claim)), receive()])

      expect(await readBooks(getContainer(), order.id)).toMatchObject({
        due: 0,
        captures: [475],
        transactions: ["capture 475"],
      })
    })

    it("is paid already for the same payment, and for no other", async () => {
      const first = await confirmed()
      const second = await confirmed(first.buyer)
      await markPaid(first.claim)

      await expect(markPaid(first.claim)).resolves.toMatchObject({ id: first.order.id })
      const other = { ...first.claim, payment_intent_id: second.claim.payment_intent_id }
      await expect(markPaid(other)).rejects.toMatchObject({ code: "already_paid" })
      expect((await readBooks(getContainer(), first.order.id)).captures).toEqual([475])
    })

    it("does not take the payment of another order", async () => {
      const first = await confirmed()
      const second = await withIntent(first.buyer)

      await expect(
        markPaid({ ...second.claim, payment_intent_id: first.claim.payment_intent_id }),
      ).rejects.toMatchObject({ code: "payment_not_for_order" })
      expect((await readBooks(getContainer(), second.order.id)).due).toBe(475)
    })

    it.each(["pi_sandboxNone", ""])("does not take the unknown payment '%s'", async (id) => {
      const { claim } = await withIntent()

      await expect(markPaid({ ...claim, payment_intent_id: id })).rejects.toMatchObject({
        code: "payment_not_for_order",
      })
    })

    it.each([{ customer_id: "cus_none" }, { customer_id: undefined }])(
      "does not find the order for %o",
      async (stranger) => {
        const { claim } = await confirmed()

        await expect(markPaid({ ...claim, ...stranger })).rejects.toMatchObject({
          code: "order_not_found",
        })
      },
    )

    it("lets an administrator claim the payment", async () => {
      const { order, claim } = await confirmed()

      await markPaid({ ...claim, customer_id: undefined, is_admin: true })

      expect((await readBooks(getContainer(), order.id)).due).toBe(0)
    })

    it("does not take a payment that did not go through", async () => {
      const { order, claim } = await withIntent()

      await expect(markPaid(claim)).rejects.toMatchObject({ code: "payment_not_succeeded" })
      expect(await readBooks(getContainer(), order.id)).toMatchObject({ due: 475, captures: [] })
    })

    it("does not book a payment for a cancelled order", async () => {
      const { order, claim } = await withIntent()
      await cancelOrderWorkflow(getContainer()).run({ input: { order_id: order.id } })

      await expect(markPaid(claim)).rejects.toMatchObject({ code: "order_cancelled" })
    })

    it("does not make an intent for a paid order", async () => {
      const { order, claim } = await confirmed()
      await markPaid(claim)

      await expect(
        runWorkflow(getContainer(), "create-payment-intent", {
          customer_id: claim.customer_id,
          amount: order.total,
          order_id: order.id,
        }),
      ).rejects.toMatchObject({ code: "order_not_payable" })
    })
  },
})
