import { z } from "@medusajs/framework/zod"
import { productSchema } from "../../src/contract/product/product"
import { listOf, lineOf, placeList } from "../orders/many/list-shop"
import { tally } from "../orders/order-shop"
import { placeOrder, purchaseOf } from "../setup/orders/purchase"
import { signUp, type Person } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, failureOf, testApi } from "../setup/test-api"
import { openLocationsShop, type LocationsShop } from "./locations-shop"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let shop: LocationsShop
    let buyer: Person

    beforeAll(async () => {
      shop = await openLocationsShop(getContainer(), api)
      buyer = await signUp(api)
    })

    describe("an order in a shop of several locations", () => {
      it("comes from the one that has all of it, though others by rank have a part of it", async () => {
        const disc = await shop.add("BD-L1", { Works: 100, South: 200 })
        const pad = await shop.add("BP-L1", { South: 90, West: 500 })
        expect(await shop.held(await placeOrder(api, { part: disc, buyer }))).toEqual([
          "BD-L1 at Works: 50",
        ])
        const order = await placeList(api, { buyer, lines: [lineOf(disc), lineOf(pad)] })
        expect(await shop.held(order)).toEqual(["BD-L1 at South: 50", "BP-L1 at South: 50"])
        expect(await shop.levels(disc)).toEqual(["Works 100/50", "South 200/50"])
      })

      it("comes from as few as can be, the first by rank, and gives its pieces back where they lay", async () => {
        const disc = await shop.add("BD-L2", { Works: 30, South: 40, West: 60 })
        const order = await placeOrder(api, { part: disc, buyer, qty: 90 })
        expect(await shop.held(order)).toEqual(["BD-L2 at West: 60", "BD-L2 at Works: 30"])
        expect(await shop.available(disc)).toBe(40)
        await api.delete(`/order/${order._id}`, buyer.token)
        expect(await shop.levels(disc)).toEqual(["Works 30/0", "South 40/0", "West 60/0"])
        expect(await shop.available(disc)).toBe(130)
      })

      it("is refused with the pieces of all of them where they have too little together", async () => {
        const disc = await shop.add("BD-L3", { Works: 30, South: 40 })
        const answer = await api.post("/orders", purchaseOf(disc, buyer, 71), buyer.token)
        expect([answer.status, failureOf(answer).errors]).toEqual([
          409,
          [{ field: "qty", message: "order 70" }],
        ])
        const bad = await api.post("/orders", listOf(buyer, [lineOf(disc, 80)]), buyer.token)
        expect([bad.status, failureOf(bad).errors]).toEqual([
          409,
          [{ field: "lines.0.qty", message: "order 70" }],
        ])
      })

      it("sells the stock of three to many at once and no piece more, and leaves none that one could have", async () => {
        const disc = await shop.add("BD-L4", { Works: 420, South: 330, West: 260 })
        const buyers = await Promise.all(Array.from({ length: 5 }, () => signUp(api)))
        const answers = await Promise.all(
          Array.from({ length: 50 }, (_, place) => {
            const who = buyers[place % buyers.length] ?? buyer
            return api.post("/orders", purchaseOf(disc, who, 50), who.token)
          }),
        )
        // 1,010 pieces are twenty orders and ten pieces.
        expect(tally(answers)).toEqual({ 201: 20, 409: 30 })
        expect(await shop.available(disc)).toBe(10)
        const levels = await shop.database.raw<{ rows: { over: boolean }[] }>(
          "select bool_or(reserved_quantity > stocked_quantity) as over from inventory_level",
        )
        expect(levels.rows).toEqual([{ over: false }])
      })
    })

    describe("a location", () => {
      it("that sells no more takes its stock away from the shop, and brings it back", async () => {
        const disc = await shop.add("BD-L5", { South: 500 })
        const inStock = async () => {
          const found = await api.get("/products?inStock=true&q=BD-L5")
          return dataOf(found, z.array(productSchema)).length > 0
        }
        expect([await shop.available(disc), await inStock()]).toEqual([500, true])
        await shop.sell("South", "remove")
        expect([await shop.available(disc), await inStock()]).toEqual([0, false])
        const answer = await api.post("/orders", purchaseOf(disc, buyer, 50), buyer.token)
        expect(answer.status).toBe(409)
        await shop.sell("South", "add")
        expect([await shop.available(disc), await inStock()]).toEqual([500, true])
        expect(await shop.held(await placeOrder(api, { part: disc, buyer }))).toEqual([
          "BD-L5 at South: 50",
        ])
      })
    })
  },
})
