import { refundPaymentWorkflow } from "@medusajs/medusa/core-flows"
import { z } from "@medusajs/framework/zod"
import { orderSchema, type Order } from "../../src/contract/order/order"
import { placeOrder } from "../../src/kit/place-order"
import { queryGraph } from "../../src/queries/database/query-graph"
import { readPersonData } from "../../src/queries/person/person-data"
import { hasBought } from "../../src/queries/order/has-bought"
import { addTaxRate, preferTax } from "../orders/net-shop"
import { openOrderShop, type OrderShop } from "../orders/order-shop"
import { purchaseOf } from "../setup/orders/purchase"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, testApi } from "../setup/test-api"
import { registeredOfTest } from "./registered"

const NAME = "@acme/core-deposit"
const DEPOSIT = { key: "core", title: "Core deposit", for_line: 0, quantity: 50, unit_price: 2 }

const medusaOrder = z.object({ order: z.object({ fulfillment_status: z.string() }) })

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const keep = registeredOfTest()
    let shop: OrderShop

    beforeAll(async () => {
      shop = await openOrderShop(getContainer(), api)
    })
    beforeEach(() => keep(placeOrder.price({ name: NAME, order: 1, handler: () => [DEPOSIT] })))

    const place = async () => {
      const { total: _, ...purchase } = purchaseOf(shop.part, shop.buyer)
      return dataOf(await api.post("/orders", purchase, shop.buyer.token), orderSchema)
    }
    const pay = async (order: Order) => void (await (await shop.pay(order))())
    const read = async ({ _id }: Order) =>
      dataOf(await api.get(`/order/${_id}`, shop.buyer.token), orderSchema)

    it("are paid with the parts, delivered without being sent, and count as no purchase", async () => {
      const order = await place()
      await pay(order)
      expect(await read(order)).toMatchObject({ isPaid: true, total: "575", due: 0 })
      expect((await shop.deliver(order)).status).toBe(200)
      const now = await read(order)
      expect(now).toMatchObject({ isDeliver: true, lines: [{ shipped: 50, open: 0 }] })
      expect(now.shipments).toMatchObject([{ lines: [{ productId: shop.part.id, qty: 50 }] }])
      expect(now.addedLines).toHaveLength(1)
      const path = `/orders/${order._id}?fields=fulfillment_status`
      const { body } = await shop.read(path)
      expect(medusaOrder.parse(body).order.fulfillment_status).toBe("delivered")
      const bought = { customer_id: shop.buyer.id, product_id: shop.part.id }
      expect(await hasBought(getContainer(), bought)).toBe(true)
      expect(await hasBought(getContainer(), { ...bought, product_id: "" })).toBe(false)
    })

    it("are given back with what was paid, in part too", async () => {
      const order = await place()
      await pay(order)
      const [payment] = await queryGraph<{ id: string }>(getContainer(), {
        entity: "payment",
        fields: ["id"],
      })
      const input = { payment_id: payment?.id ?? "", amount: 100 }
      await refundPaymentWorkflow(getContainer()).run({ input })
      expect(await read(order)).toMatchObject({ total: "575", refunded: 100, isPaid: true, due: 0 })
    })

    it("go with an order that is cancelled", async () => {
      const before = await shop.stock()
      const order = await place()
      expect((await shop.cancel(order)).status).toBe(200)
      expect(await read(order)).toMatchObject({ due: 0, total: "575", addedLines: [{ qty: 50 }] })
      expect(await shop.stock()).toEqual(before)
    })

    it("are in the export of orders and in a person's data", async () => {
      const order = await place()
      const { body } = await shop.read("/orders-export?days=7")
      const row = String(body)
        .split("\r\n")
        .find((line) => line.includes(order._id))
      expect(row).toContain(`,${shop.part.name},50,575,`)
      expect(row).toContain(`50 × ${shop.part.sku} at 9.5; 50 × Core deposit at 2`)
      const data = await readPersonData(getContainer(), shop.buyer.email)
      expect(JSON.stringify(data?.records.orders)).toContain('"title":"Core deposit"')
    })

    it("are taxed as their line is, with tax that is added to prices", async () => {
      await addTaxRate(getContainer(), 19)
      await preferTax(getContainer(), { region_id: false, currency_code: false })
      const order = await place()
      expect(order).toMatchObject({ tax: 109.25, total: "684.25", due: 684.25 })
      expect(order).toMatchObject({ lines: [{ total: 475 }], addedLines: [{ total: 100 }] })
      expect(await read(order)).toEqual(order)
      keep(
        placeOrder.price({
          name: "b",
          order: 2,
          handler: () => [
            { key: "fee", title: "Fee", quantity: 1, unit_price: 5, is_taxed: false },
          ],
        }),
      )
      expect(await place()).toMatchObject({ tax: 109.25, total: "689.25" })
    })
  },
})
