import { z } from "@medusajs/framework/zod"
import { readSellable } from "../../src/queries/product/products"
import { readShop } from "../../src/queries/shop/shop"
import { placeOrder } from "../setup/orders/purchase"
import { signInAdmin, signInMedusaAdmin, signUp, type Person } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import type { TestPart } from "../setup/shop-fixture"
import { lineOf, storeClient } from "../setup/store"
import { testApi } from "../setup/test-api"
import { openLocationsShop, type LocationsShop } from "./locations-shop"

const orderSchema = z.object({ order: z.object({ id: z.string() }) })
const draftSchema = z.object({ draft_order: z.object({ id: z.string() }) })
const linesSchema = z.object({ order: z.object({ items: z.array(z.object({ id: z.string() })) }) })

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let shop: LocationsShop
    let buyer: Person
    let token: string

    beforeAll(async () => {
      shop = await openLocationsShop(getContainer(), api)
      buyer = await signUp(api)
      await signInAdmin(getContainer(), api)
      token = await signInMedusaAdmin(api)
    })

    const admin = (path: string, body: unknown = {}) =>
      api.call({ method: "POST", path: `/admin${path}`, body, token })
    const completed = async (parts: readonly [TestPart, number][]) => {
      const store = await storeClient(api)
      const items = await Promise.all(
        parts.map(([part, quantity]) => lineOf(getContainer(), part, quantity)),
      )
      const { id } = await store.cart({ items }, buyer)
      return store.complete(id, buyer)
    }
    const heldBy = (body: unknown) => shop.held({ _id: orderSchema.parse(body).order.id })

    it("completes a cart from the location that has all of it, else from the fewest", async () => {
      const disc = await shop.add("BD-M1", { Works: 60, South: 200 })
      const pad = await shop.add("BP-M1", { South: 90, West: 60 })
      const together = await completed([
        [disc, 50],
        [pad, 50],
      ])
      expect(await heldBy(together.body)).toEqual(["BD-M1 at South: 50", "BP-M1 at South: 50"])
      const apart = await completed([[pad, 80]])
      expect(await heldBy(apart.body)).toEqual(["BP-M1 at South: 40", "BP-M1 at West: 40"])
      expect(await shop.available(pad)).toBe(20)
    })

    it("makes an order of a draft by the same rule", async () => {
      const disc = await shop.add("BD-M2", { Works: 30, South: 10, West: 40 })
      const { region_id, sales_channel_id } = await readShop(getContainer())
      const variant_id = (await readSellable(getContainer(), disc.id))?.variant_id
      const items = [{ variant_id, quantity: 65 }]
      const email = "customer@example.org"
      const { body } = await admin("/draft-orders", { email, region_id, sales_channel_id, items })
      const { id } = draftSchema.parse(body).draft_order
      expect((await admin(`/draft-orders/${id}/convert-to-order`)).status).toBe(200)
      expect(await shop.held({ _id: id })).toEqual(["BD-M2 at West: 35", "BD-M2 at Works: 30"])
    })

    it("fulfils no line by Medusa's page from where its pieces are not", async () => {
      const disc = await shop.add("BD-M3", { Works: 30, South: 100 })
      const order = await placeOrder(api, { part: disc, buyer, qty: 110 })
      const path = `/orders/${order._id}`
      const { body } = await api.call({ method: "GET", path: `/admin${path}`, token })
      const [line] = linesSchema.parse(body).order.items
      const items = [{ id: line?.id, quantity: 10 }]
      const location_id = shop.ids.South
      expect(await admin(`${path}/fulfillments`, { items, location_id })).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining("kept at South and Works") },
      })
      const other = await placeOrder(api, { part: await shop.add("BD-M4", { South: 200 }), buyer })
      const found = await api.call({ method: "GET", path: `/admin/orders/${other._id}`, token })
      const [own] = linesSchema.parse(found.body).order.items
      const wanted = { items: [{ id: own?.id, quantity: 10 }] }
      const send = (from: string) =>
        admin(`/orders/${other._id}/fulfillments`, { ...wanted, location_id: from })
      expect((await send(shop.ids.Works)).status).toBe(400)
      expect(await send(shop.ids.South)).toMatchObject({ status: 200 })
    })
  },
})
