import { refundPaymentWorkflow } from "@medusajs/medusa/core-flows"
import { queryGraph } from "../../src/queries/database/query-graph"
import { payWithCard } from "../setup/orders/card"
import { sharedShop } from "../setup/run/shop-suite"
import { seeBalance } from "./support/balance"
import { readBooks } from "./support/order-books"
import { runWorkflow } from "./support/run-workflow"
import { intentIdOf, readSandboxIntent } from "./support/sandbox-intent"
import { createBuyer, createUnpaidOrder, openShop } from "./support/unpaid-order"

sharedShop({
  testSuite: ({ api, getContainer }) => {
    beforeEach(() => openShop(getContainer()))
    afterEach(() => seeBalance(api, getContainer()))

    const prepare = async (currency: string, unitPrice: number) => {
      const buyer = await createBuyer(getContainer())
      const order = await createUnpaidOrder(getContainer(), { buyer, unitPrice, currency })
      const intent = () =>
        runWorkflow(getContainer(), "create-payment-intent", {
          customer_id: buyer.id,
          amount: order.total,
          order_id: order.id,
        })
      return { buyer, order, intent }
    }
    const paymentOf = async (intentId: string) => {
      const payments = await queryGraph<{ id: string; data: { id: string } }>(getContainer(), {
        entity: "payment",
        fields: ["id", "data"],
      })
      return payments.find(({ data }) => data.id === intentId)?.id ?? ""
    }

    // Fifty pieces each: some totals have more digits than the currency.
    it.each([
      { currency: "usd", unitPrice: 9.5, total: 475, smallest: 47_500, refund: 100.1 },
      { currency: "eur", unitPrice: 0.3999, total: 19.995, smallest: 2_000, refund: 10 },
      { currency: "jpy", unitPrice: 20.01, total: 1000.5, smallest: 1_001, refund: 400 },
      { currency: "kwd", unitPrice: 1.2345, total: 61.725, smallest: 61_730, refund: 20.5 },
      { currency: "isk", unitPrice: 250, total: 12_500, smallest: 1_250_000, refund: 500 },
    ])(
      "takes and gives back $total $currency to the last digit",
      async ({ currency, unitPrice, total, smallest, refund }) => {
        const { buyer, order, intent } = await prepare(currency, unitPrice)
        const { client_secret } = await intent()
        const intentId = intentIdOf(client_secret)
        expect(await readSandboxIntent(intentId)).toMatchObject({ amount: smallest, currency })

        await payWithCard(client_secret)
        await runWorkflow(getContainer(), "mark-order-paid", {
          order_id: order.id,
          payment_intent_id: intentId,
          customer_id: buyer.id,
        })
        expect(await readBooks(getContainer(), order.id)).toMatchObject({
          due: 0,
          captures: [total],
          transactions: [`capture ${total}`],
        })
        await seeBalance(api, getContainer())

        const payment_id = await paymentOf(intentId)
        await refundPaymentWorkflow(getContainer()).run({ input: { payment_id, amount: refund } })
        await seeBalance(api, getContainer())

        const rest = Math.round((total - refund) * 1e6) / 1e6
        await refundPaymentWorkflow(getContainer()).run({ input: { payment_id, amount: rest } })
        expect(await readBooks(getContainer(), order.id)).toMatchObject({
          captures: [total],
          refunds: [refund, rest],
        })
      },
    )

    it("makes no intent of a part of a crown, which Iceland has not", async () => {
      const { order, intent } = await prepare("isk", 250.01)

      await expect(intent()).rejects.toMatchObject({ code: "payment_provider_refused" })

      expect(await readBooks(getContainer(), order.id)).toMatchObject({
        due: 12_500.5,
        intents: [],
      })
    })
  },
})
