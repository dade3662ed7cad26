import { Modules } from "@medusajs/framework/utils"
import { payWithCard } from "../setup/orders/card"
import { sharedShop } from "../setup/run/shop-suite"
import { seeBalance } from "./support/balance"
import { readBooks } from "./support/order-books"
import { runWorkflow } from "./support/run-workflow"
import { intentIdOf, readSandboxIntent } from "./support/sandbox-intent"
import { createBuyer, createUnpaidOrder, openShop } from "./support/unpaid-order"

type Input = { customer_id: string; amount: number; order_id?: string }

sharedShop({
  testSuite: ({ api, getContainer }) => {
    beforeEach(() => openShop(getContainer()))
    afterEach(() => seeBalance(api, getContainer()))

    const createIntent = (input: Input) =>
      runWorkflow(getContainer(), "create-payment-intent", input)
    const placed = async (unitPrice?: number) => {
      const buyer = await createBuyer(getContainer())
      const order = await createUnpaidOrder(getContainer(), { buyer, unitPrice })
      const input = { customer_id: buyer.id, amount: order.total, order_id: order.id }
      return { buyer, order, input }
    }

    it("makes an intent of the order's due amount on its own payment collection", async () => {
      const { order, input } = await placed()

      const { client_secret, order_id } = await createIntent(input)

      expect(order_id).toBe(order.id)
      expect(await readSandboxIntent(intentIdOf(client_secret))).toMatchObject({
        amount: 47500,
        currency: "usd",
        status: "requires_payment_method",
        customer: null,
        metadata: { order_id: order.id, session_id: expect.stringMatching(/^payses_/) },
      })
      expect(await readBooks(getContainer(), order.id)).toMatchObject({
        due: 475,
        collections: [{ amount: 475 }],
        intents: [intentIdOf(client_secret)],
      })
    })

    it("finds the order by its amount alone", async () => {
      const { buyer, order } = await placed()
      await createUnpaidOrder(getContainer(), { buyer, unitPrice: 3 })

      const { order_id } = await createIntent({ customer_id: buyer.id, amount: 475 })

      expect(order_id).toBe(order.id)
    })

    it.each([
      [89.082, 4454.099999999999],
      [89.082, 4454.1049],
      [1.2501, 62.504999999999995],
      [1.2501, 62.51],
    ])(
      "is opened for 50 × %d by an amount of %d, half a cent off at most",
      async (unitPrice, amount) => {
        const { order, input } = await placed(unitPrice)

        const { order_id } = await createIntent({ ...input, amount })

        expect(order_id).toBe(order.id)
        expect(await createIntent({ customer_id: input.customer_id, amount })).toMatchObject({
          order_id,
        })
      },
    )

    it("gives the same intent again, also to five askers at once", async () => {
      const { order, input } = await placed()

      const results = await Promise.all(Array.from({ length: 5 }, () => createIntent(input)))
      const again = await createIntent(input)

      const secrets = [...results, again].map(({ client_secret }) => client_secret)
      expect(new Set(secrets).size).toBe(1)
      expect((await readBooks(getContainer(), order.id)).intents).toHaveLength(1)
    })

    it("gives the same intent after a declined card", async () => {
      const { input } = await placed()
      const first = await createIntent(input)
      await expect(payWithCard(first.client_secret, "4000000000000002")).rejects.toThrow()

      expect(await createIntent(input)).toEqual(first)
    })

    it("makes another intent when the provider no longer knows the first", async () => {
      const { order, input } = await placed()
      const first = await createIntent(input)
      const payment = getContainer().resolve(Modules.PAYMENT)
      const [session] = await payment.listPaymentSessions({ provider_id: "pp_stripe_stripe" })
      await payment.updatePaymentSession({
        id: session?.id ?? "",
        amount: order.total,
        currency_code: "usd",
        data: { ...session?.data, id: "pi_sandboxForgotten" },
      })

      const second = await createIntent(input)

      expect(second.client_secret).not.toBe(first.client_secret)
      expect((await readBooks(getContainer(), order.id)).intents).toEqual([
        intentIdOf(second.client_secret),
      ])
    })

    it("makes no second intent while a payment went through and is not booked yet", async () => {
      const { input } = await placed()
      const { client_secret } = await createIntent(input)
      await payWithCard(client_secret)

      await expect(createIntent(input)).rejects.toMatchObject({ code: "payment_in_progress" })
    })

    it("tells that the provider refuses an amount, and lets go of the order", async () => {
      const { order, input } = await placed(0.005)

      for (const _ of ["once", "again"]) {
        await expect(createIntent(input)).rejects.toMatchObject({
          code: "payment_provider_refused",
        })
      }
      expect((await readBooks(getContainer(), order.id)).intents).toEqual([])
    })

    it.each([
      ["order_not_found", "of an unknown order", { order_id: "order_none" }],
      ["order_not_found", "of somebody else's order", { customer_id: "cus_none" }],
      ["order_not_found", "of an amount that no order has", { order_id: undefined, amount: 1 }],
      ["amount_mismatch", "of another amount", { amount: 474.99 }],
    ])("answers %s to a payment %s", async (code, _, change) => {
      const { input } = await placed()

      await expect(createIntent({ ...input, ...change })).rejects.toMatchObject({ code })
    })

    it("answers order_ambiguous where two orders have the amount", async () => {
      const { buyer } = await placed()
      await createUnpaidOrder(getContainer(), { buyer })

      await expect(createIntent({ customer_id: buyer.id, amount: 475 })).rejects.toMatchObject({
        code: "order_ambiguous",
      })
    })
  },
})
