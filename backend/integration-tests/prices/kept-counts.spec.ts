import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { productFacetsSchema } from "../../src/contract/product/product-search"
import { signUp, type Person } from "../setup/people"
import { join, priceSetOf } from "../setup/products/group-prices"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, testApi } from "../setup/test-api"
import { FIFTY, openGroupShop, type GroupShop } from "./group-shop"

/** Of a page's parts, by words or filters, by a range of prices alone, and of facets. */
const COUNT =
  /matching as materialized|\(select count\(\*\) from (found\) as total|catalogue_(cost|price) where)/

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let shop: GroupShop
    let colleague: Person

    beforeAll(async () => {
      shop = await openGroupShop(api, getContainer())
      colleague = await signUp(api)
      await join(getContainer(), { customer: colleague, group: shop.group })
    })

    const pricing = () => getContainer().resolve(Modules.PRICING)
    const facets = async ({ token }: { token?: string } = {}) =>
      dataOf(await api.get("/products/facets", token), productFacetsSchema)
    /** Of the guest, of the group's customer and of one without a group, in this order. */
    const prices = async () => [
      (await facets()).price,
      (await facets(shop.buyer)).price,
      (await facets(shop.other)).price,
    ]
    const totalBelow9 = async ({ token }: Person) =>
      (await api.get("/products?maxPrice=9", token)).headers["x-total-count"]

    /** How often entries were counted while `work` ran. */
    const countsDuring = async (work: () => Promise<unknown>) => {
      const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
      let counts = 0
      const note = ({ sql }: { sql: string }) => {
        if (COUNT.test(sql)) counts += 1
      }
      database.on("query", note)
      try {
        await work()
      } finally {
        database.off("query", note)
      }
      return counts
    }

    const GUESTS = { min: 8, max: 10 }

    describe("what is counted by price", () => {
      it("is counted once for all who have the same groups and lists", async () => {
        expect(await prices()).toEqual([GUESTS, { min: FIFTY, max: 8 }, GUESTS])
        await totalBelow9(shop.buyer)
        const again = await countsDuring(async () => {
          expect(await prices()).toEqual([GUESTS, { min: FIFTY, max: 8 }, GUESTS])
          expect((await facets(colleague)).price).toEqual({ min: FIFTY, max: 8 })
          expect(await totalBelow9(colleague)).toBe("2")
        })
        expect(again).toBe(0)
      })

      it("is counted anew when a list's price changes", async () => {
        expect(await prices()).toEqual([GUESTS, { min: FIFTY, max: 8 }, GUESTS])
        const price_set_id = await priceSetOf(getContainer(), shop.cheap)
        const listed = [{ amount: 5.5, currency_code: "usd", price_set_id }]
        await pricing().addPriceListPrices([{ price_list_id: shop.group.listId, prices: listed }])
        expect(await prices()).toEqual([GUESTS, { min: 5.5, max: FIFTY }, GUESTS])
      })

      it("is counted anew when a list ends, and when it begins again", async () => {
        const before = { min: FIFTY, max: 8 }
        expect(await prices()).toEqual([GUESTS, before, GUESTS])
        const set = (status: "draft" | "active") =>
          pricing().updatePriceLists([{ id: shop.group.listId, status }])
        await set("draft")
        expect(await prices()).toEqual([GUESTS, GUESTS, GUESTS])
        await set("active")
        expect(await prices()).toEqual([GUESTS, before, GUESTS])
      })

      it("is counted anew when a list becomes one of sale prices", async () => {
        const price_set_id = await priceSetOf(getContainer(), shop.cheap)
        expect((await facets()).price).toEqual(GUESTS)
        const [list] = await pricing().createPriceLists([
          {
            title: "Dearer",
            description: "Of the test",
            type: "override",
            status: "active",
            prices: [{ amount: 12, currency_code: "usd", price_set_id }],
          },
        ])
        expect((await facets()).price).toEqual({ min: 10, max: 12 })
        const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
        await database("price_list").where({ id: list?.id }).update({ type: "sale" })
        expect((await facets()).price).toEqual(GUESTS)
        await pricing().deletePriceLists([list?.id ?? ""])
        expect((await facets()).price).toEqual(GUESTS)
      })

      it("is counted anew when a group gets a base price of its own", async () => {
        const [, before] = await prices()
        const priceSetId = await priceSetOf(getContainer(), shop.dear)
        await pricing().updatePriceLists([{ id: shop.group.listId, status: "draft" }])
        await pricing().addPrices({
          priceSetId,
          prices: [
            { amount: 3, currency_code: "usd", rules: { "customer.groups.id": shop.group.id } },
          ],
        })
        expect(await prices()).toEqual([GUESTS, { min: 3, max: 8 }, GUESTS])
        await pricing().updatePriceLists([{ id: shop.group.listId, status: "active" }])
        expect(await prices()).toEqual([GUESTS, before, GUESTS])
      })

      it("is another's for who leaves the group", async () => {
        await getContainer().resolve(Modules.CUSTOMER).removeCustomerFromGroup({
          customer_id: shop.buyer.id,
          customer_group_id: shop.group.id,
        })
        expect((await facets(shop.buyer)).price).toEqual(GUESTS)
        expect(await totalBelow9(shop.buyer)).toBe("1")
        expect((await facets(colleague)).price).toEqual({ min: FIFTY, max: 8 })
      })
    })
  },
})
