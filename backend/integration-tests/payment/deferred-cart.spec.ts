import type { MedusaContainer } from "@medusajs/framework/types"
import {
  completeCartWorkflow,
  createCartWorkflow,
  createPaymentCollectionForCartWorkflow,
  createPaymentSessionsWorkflow,
} from "@medusajs/medusa/core-flows"
import { queryGraph } from "../../src/queries/database/query-graph"
import { readShop } from "../../src/queries/shop/shop"
import { payWithCard } from "../setup/orders/card"
import { sharedShop } from "../setup/run/shop-suite"
import { seeBalance } from "./support/balance"
import { readBooks } from "./support/order-books"
import { runWorkflow } from "./support/run-workflow"
import { intentIdOf } from "./support/sandbox-intent"
import { createBuyer, openShop } from "./support/unpaid-order"

type Buyer = Awaited<ReturnType<typeof createBuyer>>
type CartRow = { payment_collection: { id: string } }

/** One of Medusa's own carts, with a payment session of the provider. */
async function cartOf(container: MedusaContainer, buyer: Buyer, provider_id: string) {
  const { region_id, sales_channel_id, currency_code } = await readShop(container)
  const line = { title: "Brake disc of the test", quantity: 50, unit_price: 9.5 }
  const { result: cart } = await createCartWorkflow(container).run({
    input: {
      region_id,
      sales_channel_id,
      currency_code,
      customer_id: buyer.id,
      email: buyer.email,
      items: [{ ...line, requires_shipping: false, is_tax_inclusive: true }],
    },
  })
  await createPaymentCollectionForCartWorkflow(container).run({ input: { cart_id: cart.id } })
  const [row] = await queryGraph<CartRow>(container, {
    entity: "cart",
    fields: ["payment_collection.id"],
    filters: { id: cart.id },
  })
  await createPaymentSessionsWorkflow(container).run({
    input: { payment_collection_id: row?.payment_collection.id ?? "", provider_id },
  })
  return cart.id
}

sharedShop({
  testSuite: ({ api, getContainer }) => {
    beforeEach(() => openShop(getContainer()))
    afterEach(() => seeBalance(api, getContainer()))

    it("lets a cart of Medusa become an unpaid order that is paid by card later", async () => {
      const container = getContainer()
      const buyer = await createBuyer(container)
      const cartId = await cartOf(container, buyer, "pp_later_card")

      const { result: order } = await completeCartWorkflow(container).run({ input: { id: cartId } })
      expect(await readBooks(container, order.id)).toMatchObject({ due: 475, captures: [] })

      const { client_secret } = await runWorkflow(container, "create-payment-intent", {
        customer_id: buyer.id,
        amount: 475,
        order_id: order.id,
      })
      await payWithCard(client_secret)
      await runWorkflow(container, "mark-order-paid", {
        order_id: order.id,
        payment_intent_id: intentIdOf(client_secret),
        customer_id: buyer.id,
      })

      expect(await readBooks(container, order.id)).toMatchObject({
        due: 0,
        collections: [{ status: "completed", amount: 475 }],
        captures: [475],
        transactions: ["capture 475"],
      })
    })

    it.each(["pp_system_default", "pp_stripe_stripe"])(
      "gives a cart no session of %s",
      async (provider) => {
        const buyer = await createBuyer(getContainer())

        await expect(cartOf(getContainer(), buyer, provider)).rejects.toMatchObject({
          message: expect.stringContaining("not enabled"),
        })
      },
    )
  },
})
