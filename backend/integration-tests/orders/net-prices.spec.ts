import { refundPaymentWorkflow } from "@medusajs/medusa/core-flows"
import { z } from "@medusajs/framework/zod"
import { basketSchema } from "../../src/contract/basket/basket"
import { orderSchema, type Order } from "../../src/contract/order/order"
import { paymentIntentSchema } from "../../src/contract/order/payment"
import { configSchema } from "../../src/contract/shop/config"
import { queryGraph } from "../../src/queries/database/query-graph"
import { seeBalance } from "../payment/support/balance"
import { readBooks } from "../payment/support/order-books"
import { intentIdOf, readSandboxIntent } from "../payment/support/sandbox-intent"
import { payOrder } from "../setup/orders/pay-order"
import { placeOrder, purchaseOf } from "../setup/orders/purchase"
import { signInMedusaAdmin, signUp, type Person } from "../setup/people"
import { addRungs } from "../setup/products/group-prices"
import { sharedShop } from "../setup/run/shop-suite"
import { addPart, openShop, type TestPart } from "../setup/shop-fixture"
import { lineOf as cartLineOf, storeClient } from "../setup/store"
import { dataOf, failureOf, testApi } from "../setup/test-api"
import { lineOf, placeList } from "./many/list-shop"
import { addTaxRate, preferTax } from "./net-shop"

const cartOrderSchema = z.object({ order: z.object({ id: z.string(), total: z.number() }) })

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let parts: TestPart[]
    let buyer: Person

    beforeAll(async () => {
      await openShop(getContainer())
      await preferTax(getContainer(), { region_id: false, currency_code: false })
      parts = [
        await addPart(getContainer(), { sku: "NET-1", price: 3.05 }),
        await addPart(getContainer(), { sku: "NET-2", price: 7.77 }),
        await addPart(getContainer(), { sku: "NET-3", price: 0.1234 }),
      ]
      buyer = await signUp(api)
    })

    const first = () => parts[0] as TestPart
    const read = async (id: string) =>
      dataOf(await api.get(`/order/${id}`, buyer.token), orderSchema)
    const include = async () => dataOf(await api.get("/config"), configSchema).pricesIncludeTax
    const quantityAt = (place: number) => 51 + 2 * place
    const byList = () => {
      const lines = parts.map((part, place) => lineOf(part, quantityAt(place)))
      return placeList(api, { buyer, lines })
    }
    /** The order of a cart of /store with the same lines: its total there, and as told here. */
    const byCart = async () => {
      const store = await storeClient(api)
      const items = parts.map((part, place) => cartLineOf(getContainer(), part, quantityAt(place)))
      const { id } = await store.cart({ items: await Promise.all(items) }, buyer)
      const { order } = cartOrderSchema.parse((await store.complete(id, buyer)).body)
      return { total: order.total, told: await read(order.id) }
    }
    const dueFor = async ({ _id }: Order) => {
      const { due, collections } = await readBooks(getContainer(), _id)
      return { due, asked: collections.map(({ amount }) => amount) }
    }
    /** An order and a cart of the same lines come to the same, in the books to the last digit. */
    const seeSame = async () => {
      const order = await byList()
      const { total, told } = await byCart()
      expect(await dueFor(order)).toEqual({ due: total, asked: [total] })
      expect(amountsOf(order)).toEqual(amountsOf(told))
      expect(await read(order._id)).toEqual(order)
      return order
    }

    describe("a shop whose prices are without tax, at 19 %", () => {
      beforeEach(() => addTaxRate(getContainer(), 19))

      it("adds the tax to an order of one line", async () => {
        const order = await placeOrder(api, { part: first(), buyer })
        expect(order).toMatchObject({ price: 3.05, total: "181.48", tax: 28.98, due: 181.48 })
        expect(order.lines).toMatchObject([{ price: 3.05, total: 152.5 }])
        expect(await read(order._id)).toEqual(order)
        expect(await include()).toBe(false)
      })

      it("has an order of several lines come to what a cart of them comes to", async () => {
        const order = await seeSame()
        const sum = order.lines.reduce((sum, line) => sum + line.total, order.tax ?? 0)
        expect(Math.abs(sum - Number(order.total))).toBeLessThan(0.01)
      })

      it("compares what the buyer saw, which is without tax", async () => {
        const seen = { ...purchaseOf(first(), buyer), total: "181.48" }
        const refused = failureOf(await api.post("/orders", seen, buyer.token))
        expect(refused).toMatchObject({ status: 409, code: "price_changed" })
        const lines = [{ productId: first().id, qty: 50 }]
        const basket = dataOf(await api.put("/basket", { lines }, buyer.token), basketSchema)
        expect(basket).toMatchObject({ total: 152.5, lines: [{ unitPrice: 3.05, total: 152.5 }] })
      })

      it("takes and gives back the amount with tax", async () => {
        const order = await placeOrder(api, { part: first(), buyer })
        const wanted = { amount: 181.48, orderId: order._id }
        const { body } = await api.post("/create-payment-intent", wanted, buyer.token)
        const { clientSecret } = paymentIntentSchema.parse(body)
        const { amount } = await readSandboxIntent(intentIdOf(clientSecret))
        expect(amount).toBe(18_148)
        await payOrder(api, { order, buyer })
        expect(await read(order._id)).toMatchObject({ isPaid: true, due: 0, total: "181.48" })
        await seeBalance(client, getContainer())
        const [payment] = await queryGraph<{ id: string }>(getContainer(), {
          entity: "payment",
          fields: ["id"],
        })
        await refundPaymentWorkflow(getContainer()).run({
          input: { payment_id: payment?.id ?? "" },
        })
        expect(await read(order._id)).toMatchObject({
          ...{ isPaid: true, due: 0, refunded: 181.48, total: "181.48", tax: 28.98 },
        })
        await seeBalance(client, getContainer())
      })

      it("cancels an order with nothing due, as it was told before", async () => {
        const order = await placeOrder(api, { part: first(), buyer })
        expect((await api.delete(`/order/${order._id}`, buyer.token)).status).toBe(200)
        expect(await read(order._id)).toMatchObject({ due: 0, total: "181.48", tax: 28.98 })
      })

      it("exports a line to whose price tax was added as such", async () => {
        const order = await placeOrder(api, { part: first(), buyer })
        const token = await signInMedusaAdmin(api)
        const path = "/admin/orders-export?days=7"
        const { body } = await api.call({ method: "GET", path, token })
        const row = String(body)
          .split("\r\n")
          .find((line) => line.includes(order._id))
        expect(row).toContain(",181.475,")
        expect(row).toContain("50 × NET-1 at 3.05 plus tax")
      })
    })

    describe("a shop whose prices are without tax, where there is none", () => {
      it("adds nothing", async () => {
        const order = await seeSame()
        expect(order).not.toHaveProperty("tax")
        expect(order.total).toBe("574.147")
        expect(await include()).toBe(true)
      })
    })

    describe("a shop whose region's own prices differ from all others", () => {
      beforeEach(async () => {
        await addTaxRate(getContainer(), 19)
        const { regionId: region_id } = await storeClient(api)
        const rungs = [{ amount: 2.95, rules: { region_id } }]
        await addRungs(getContainer(), { part: first(), rungs })
        parts = [{ ...first(), price: 2.95 }, ...parts.slice(1)]
      })
      afterEach(() => {
        parts = [{ ...first(), price: 3.05 }, ...parts.slice(1)]
      })

      it("adds tax to those alone where only they are without", async () => {
        await preferTax(getContainer(), { currency_code: true })
        expect(await seeSame()).toMatchObject({ tax: 28.59, total: "597.63" })
        expect(await include()).toBe(false)
      })

      it("adds tax to all others where only they include it", async () => {
        await preferTax(getContainer(), { region_id: true })
        expect((await seeSame()).tax).toBe(79.53)
        expect(await include()).toBe(false)
      })
    })

    describe("a shop whose prices include tax", () => {
      it("tells totals as before, whatever the rate", async () => {
        await preferTax(getContainer(), { region_id: true, currency_code: true })
        await addTaxRate(getContainer(), 19)
        const order = await byList()
        expect(order).not.toHaveProperty("tax")
        expect(order).toMatchObject({ total: "574.147", due: 574.147 })
        expect(await include()).toBe(true)
      })
    })
  },
})

/** What an order comes to and is made of, whoever wrote it. */
function amountsOf({ total, tax, due, lines }: Order) {
  const each = lines.map(({ sku, qty, price, total }) => ({ sku, qty, price, total }))
  return { total, tax, due, lines: each.toSorted((a, b) => (a.sku < b.sku ? -1 : 1)) }
}
