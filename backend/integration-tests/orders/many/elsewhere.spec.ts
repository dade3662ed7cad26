import { z } from "@medusajs/framework/zod"
import { orderSchema } from "../../../src/contract/order/order"
import { readShop } from "../../../src/queries/shop/shop"
import { signInMedusaAdmin, signUp, type Person } from "../../setup/people"
import { sharedShop } from "../../setup/run/shop-suite"
import { openShop, type TestPart } from "../../setup/shop-fixture"
import { lineOf, storeClient } from "../../setup/store"
import { dataOf, testApi } from "../../setup/test-api"
import { addParts } from "./list-shop"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let buyer: Person
    let parts: TestPart[]

    beforeAll(async () => {
      await openShop(getContainer())
      parts = await addParts(getContainer(), { series: "ELSE", count: 3 })
      buyer = await signUp(api)
    })

    const items = () => Promise.all(parts.map((part) => lineOf(getContainer(), part)))
    const read = async (id: string) =>
      dataOf(await api.get(`/order/${id}`, buyer.token), orderSchema)
    const amounts = [
      [50, 1, 50],
      [50, 2, 100],
      [50, 3, 150],
    ]

    it("an order of a cart tells all of its lines", async () => {
      const store = await storeClient(api)
      const { id } = await store.cart({ items: await items() }, buyer)
      const { body } = await store.complete(id, buyer)
      const { order } = z.object({ order: z.object({ id: z.string() }) }).parse(body)
      const told = await read(order.id)
      expect(told).toMatchObject({ qty: 150, price: null, total: "300" })
      expect(told.productName).toMatch(/^Brake disc ELSE-\d and 2 more$/)
      const byPrice = told.lines.toSorted((one, other) => one.price - other.price)
      expect(byPrice.map(({ qty, price, total }) => [qty, price, total])).toEqual(amounts)
      expect(byPrice.map(({ sku }) => sku)).toEqual(parts.map(({ sku }) => sku))
    })

    it("an order of a draft tells all of its lines", async () => {
      const token = await signInMedusaAdmin(api)
      const admin = (path: string, body: unknown = {}) =>
        api.call({ method: "POST", path: `/admin${path}`, body, token })
      const { region_id, sales_channel_id } = await readShop(getContainer())
      const customers = await api.call({
        method: "GET",
        path: `/admin/customers?q=${buyer.email}`,
        token,
      })
      const [customer] = z.object({ customers: ids }).parse(customers.body).customers
      const draft = await admin("/draft-orders", {
        email: buyer.email,
        customer_id: customer?.id,
        region_id,
        sales_channel_id,
        items: await items(),
      })
      const { id } = z
        .object({ draft_order: z.object({ id: z.string() }) })
        .parse(draft.body).draft_order
      expect((await admin(`/draft-orders/${id}/convert-to-order`)).status).toBe(200)
      const told = await read(id)
      const byPrice = told.lines.toSorted((one, other) => one.price - other.price)
      expect(byPrice.map(({ qty, price, total }) => [qty, price, total])).toEqual(amounts)
      expect(told).toMatchObject({ qty: 150, price: null, total: "300" })
    })
  },
})

const ids = z.array(z.object({ id: z.string() }))
