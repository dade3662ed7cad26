import { z } from "@medusajs/framework/zod"
import { placeOrder } from "../setup/orders/purchase"
import { signInAdmin, signInMedusaAdmin, signUp, type Person } from "../setup/people"
import { databaseImage } from "../setup/run/database-image"
import { sharedShop } from "../setup/run/shop-suite"
import { testApi } from "../setup/test-api"
import { openLocationsShop, type LocationsShop } from "./locations-shop"

const location = z.object({ id: z.string(), name: z.string(), sells: z.boolean() })
const ranked = z.object({ locations: z.array(location) })
const placed = z.object({
  stock: z.array(
    z.object({
      location: z.string(),
      sells: z.boolean(),
      sku: z.string(),
      ...{ stocked: z.number(), reserved: z.number(), free: z.number() },
    }),
  ),
})

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let shop: LocationsShop
    let buyer: Person
    let admin: Person
    let token: string

    beforeAll(async () => {
      shop = await openLocationsShop(getContainer(), api)
      buyer = await signUp(api)
      admin = await signInAdmin(getContainer(), api)
      token = await signInMedusaAdmin(api)
    })

    const read = (path: string) => api.call({ method: "GET", path: `/admin${path}`, token })
    const rank = (locations: unknown) =>
      api.call({ method: "POST", path: "/admin/selling-locations", body: { locations }, token })
    const names = ({ body }: { body: unknown }) =>
      ranked.parse(body).locations.map(({ name, sells }) => (sells ? name : `(${name})`))

    it("rank the locations, and an order takes the first that has all of it", async () => {
      const disc = await shop.add("BD-S1", { Works: 200, South: 200, West: 200 })
      expect(names(await read("/selling-locations"))).toEqual(["Works", "South", "West"])
      const { West, South } = shop.ids
      expect(names(await rank([West]))).toEqual(["West", "Works", "South"])
      expect(await shop.held(await placeOrder(api, { part: disc, buyer }))).toEqual([
        "BD-S1 at West: 50",
      ])
      expect(names(await rank([South, West]))).toEqual(["South", "West", "Works"])
      expect(await shop.held(await placeOrder(api, { part: disc, buyer }))).toEqual([
        "BD-S1 at South: 50",
      ])
      await shop.sell("South", "remove")
      expect(names(await read("/selling-locations"))).toEqual(["West", "Works", "(South)"])
      expect(await shop.available(disc)).toBe(350)
    })

    it("rank none that there is not, and none twice", async () => {
      const before = await databaseImage(getContainer())
      const { West } = shop.ids
      for (const wrong of [["sloc_none"], [West, West], "West", [1]]) {
        expect((await rank(wrong)).status).toBe(400)
      }
      expect(await databaseImage(getContainer())).toEqual(before)
    })

    it("see what lies where of a part; nobody else is told of a location", async () => {
      const disc = await shop.add("BD-S2", { Works: 40, West: 100 })
      const order = await placeOrder(api, { part: disc, buyer, qty: 60 })
      await shop.sell("Works", "remove")
      const { body } = await read(`/products/${disc.id}/stock`)
      const of = { sku: "BD-S2", sells: true }
      expect(placed.parse(body).stock).toEqual([
        { ...of, location: "West", stocked: 100, reserved: 60, free: 40 },
        { ...of, location: "Works", sells: false, stocked: 40, reserved: 0, free: 40 },
      ])
      const told = [
        await api.get(`/product/${disc.id}`),
        await api.get(`/order/${order._id}`, buyer.token),
        await api.get(`/order/${order._id}`, admin.token),
      ]
      expect(JSON.stringify(told.map((answer) => answer.body))).not.toMatch(/West|Works|sloc_/)
    })

    it("set what is available at all of them together: more at the first, less there and from the last", async () => {
      const disc = await shop.add("BD-S3", { Works: 60, South: 30, West: 20 })
      await placeOrder(api, { part: disc, buyer, qty: 50 })
      const stock = async (qty: number) => {
        const change = { productName: disc.name, price: disc.price, qty }
        expect((await api.put(`/product/${disc.id}`, change, admin.token)).status).toBe(200)
        expect(await shop.available(disc)).toBe(qty)
        return shop.levels(disc)
      }
      expect(await shop.levels(disc)).toEqual(["Works 60/50", "South 30/0", "West 20/0"])
      expect(await stock(200)).toEqual(["Works 200/50", "South 30/0", "West 20/0"])
      expect(await stock(55)).toEqual(["Works 55/50", "South 30/0", "West 20/0"])
      expect(await stock(40)).toEqual(["Works 50/50", "South 30/0", "West 10/0"])
      expect(await stock(0)).toEqual(["Works 50/50", "South 0/0", "West 0/0"])
    })
  },
})
