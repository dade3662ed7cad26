import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { productDetailSchema, productSchema } from "../../src/contract/product/product"
import { productSuggestionsSchema } from "../../src/contract/product/product-search"
import { productFacetsSchema } from "../../src/contract/product/product-search"
import { purchaseOf } from "../setup/orders/purchase"
import { signInAdmin, signInMedusaAdmin } from "../setup/people"
import { addRungs, priceSetOf } from "../setup/products/group-prices"
import { addPart } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { lineOf, storeClient } from "../setup/store"
import { dataOf, failureOf, testApi } from "../setup/test-api"
import { readShop } from "../../src/queries/shop/shop"
import { FIFTY, HUNDRED, openGroupShop, type GroupShop } from "./group-shop"

const pricedLines = z.object({ items: z.array(z.object({ unit_price: z.number() })) })

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let dear: GroupShop["dear"]
    let cheap: GroupShop["cheap"]
    let group: GroupShop["group"]
    let buyer: GroupShop["buyer"]
    let other: GroupShop["other"]

    beforeAll(async () => {
      ;({ dear, cheap, group, buyer, other } = await openGroupShop(api, getContainer()))
    })

    const product = async (query = "", token?: string) =>
      dataOf(await api.get(`/product/${dear.id}${query}`, token), productDetailSchema)
    const list = async (query = "", token?: string) =>
      dataOf(await api.get(`/products${query}`, token), z.array(productSchema))
    const suggested = async (token?: string) =>
      dataOf(await api.get("/products/suggestions?q=dear", token), productSuggestionsSchema)
        .products
    const names = async (query: string, token?: string) =>
      (await list(query, token)).map(({ productName }) => productName)

    describe("a customer of a group", () => {
      it("sees the group's ladder in list, search and part page, and others their own", async () => {
        const ladder = [
          { from: 50, unitPrice: FIFTY },
          { from: 100, unitPrice: HUNDRED },
        ]
        const own = { price: FIFTY, ladder }
        expect(await product("", buyer.token)).toMatchObject(own)
        for (const query of ["", "?q=dear", "?sort=name", "?sort=price_asc", "?inStock=true"]) {
          const rows = await list(query, buyer.token)
          expect(rows.find(({ _id }) => _id === dear.id)).toMatchObject(own)
        }
        expect(await suggested(buyer.token)).toMatchObject([{ unitPrice: FIFTY }])
        expect(await suggested()).toMatchObject([{ unitPrice: 10 }])
        for (const token of [undefined, other.token]) {
          expect(await product("", token)).toMatchObject({
            price: 10,
            ladder: [
              { from: 50, unitPrice: 10 },
              { from: 100, unitPrice: 9 },
            ],
          })
        }
      })

      it("is told the price of so many pieces and what more would save", async () => {
        expect(await product("?qty=95", buyer.token)).toMatchObject({
          price: FIFTY,
          nextRung: { from: 100, add: 5, unitPrice: HUNDRED, saves: 12, cheaperInAll: true },
        })
        expect(await product("?qty=100", buyer.token)).toMatchObject({
          price: HUNDRED,
          nextRung: null,
        })
        const [row] = await list("?q=dear&qty=100")
        expect(row).toMatchObject({ price: 9, nextRung: null })
        expect(failureOf(await api.get("/products?qty=none"))).toMatchObject({ status: 400 })
      })

      it("sorts and narrows by their own prices", async () => {
        expect(await names("?sort=price_asc")).toEqual(["Cheap disc", "Dear disc"])
        expect(await names("?sort=price_asc", buyer.token)).toEqual(["Dear disc", "Cheap disc"])
        expect(await names("?sort=price_desc&q=disc", buyer.token)).toEqual([
          "Cheap disc",
          "Dear disc",
        ])
        expect(await names("?maxPrice=7.5")).toEqual([])
        expect(await names("?maxPrice=7.5", buyer.token)).toEqual(["Dear disc"])
        const [first] = await list("?sort=price_asc&limit=1", buyer.token)
        expect(first?._id).toBe(dear.id)
        const priceOf = async (token?: string) =>
          dataOf(await api.get("/products/facets", token), productFacetsSchema).price
        expect(await priceOf()).toEqual({ min: 8, max: 10 })
        expect(await priceOf(buyer.token)).toEqual({ min: FIFTY, max: 8 })
        expect(await priceOf()).toEqual({ min: 8, max: 10 })
      })

      it("sees a new price, and that they are in the group no more, on the next read", async () => {
        const pricing = getContainer().resolve(Modules.PRICING)
        const price_set_id = await priceSetOf(getContainer(), cheap)
        await pricing.addPriceListPrices([
          {
            price_list_id: group.listId,
            prices: [{ amount: 5.5, currency_code: "usd", price_set_id }],
          },
        ])
        const [first] = await list("?sort=price_asc", buyer.token)
        expect(first).toMatchObject({ _id: cheap.id, price: 5.5 })
        await getContainer()
          .resolve(Modules.CUSTOMER)
          .removeCustomerFromGroup({ customer_id: buyer.id, customer_group_id: group.id })
        expect(await product("", buyer.token)).toMatchObject({ price: 10 })
      })

      it("finds a part that only the group has a price for, which others do not", async () => {
        const part = await addPart(getContainer(), { sku: "OWN", name: "Own disc" })
        const set = await priceSetOf(getContainer(), part)
        const pricing = getContainer().resolve(Modules.PRICING)
        const base = await pricing.listPrices({ price_set_id: [set] })
        await pricing.removePrices(base.map(({ id }) => id))
        expect(await names("?q=own")).toEqual([])
        await pricing.addPriceListPrices([
          {
            price_list_id: group.listId,
            prices: [{ amount: 3, currency_code: "usd", price_set_id: set }],
          },
        ])
        const shop = await storeClient(api)
        const { variants } = await getContainer()
          .resolve(Modules.PRODUCT)
          .retrieveProduct(part.id, { relations: ["variants"] })
        const items = [{ variant_id: variants[0]?.id, quantity: 49 }]
        const body = { region_id: shop.regionId, items }
        expect(await shop.call("/carts", { method: "POST", body, as: buyer })).toMatchObject({
          status: 400,
          body: { message: "sorry you have to order over 50 at a time" },
        })
        for (const query of ["?q=own", "?q=own&sort=price_asc", "?maxPrice=3.5"]) {
          expect(await names(query)).toEqual([])
          expect(await names(query, buyer.token)).toEqual(["Own disc"])
        }
        expect(await names("?sort=price_asc")).toEqual(["Cheap disc", "Dear disc"])
        expect((await names("?sort=price_asc", buyer.token))[0]).toBe("Own disc")
        expect((await api.get(`/product/${part.id}`)).status).toBe(404)
        expect((await api.get("/products?limit=1", buyer.token)).headers["x-total-count"]).toBe("3")
        expect((await api.get("/products?limit=1")).headers["x-total-count"]).toBe("2")
      })
    })

    describe("what a customer of a group pays", () => {
      it("for a hundred pieces is the group's rung in an order, a cart and a draft", async () => {
        const [quantity, price] = [100, HUNDRED]
        const ordered = purchaseOf({ ...dear, price }, buyer, quantity)
        const order = await api.post("/orders", ordered, buyer.token)
        expect(order).toMatchObject({ status: 201, body: { data: { price } } })

        const shop = await storeClient(api)
        const line = await lineOf(getContainer(), dear, quantity)
        const { id } = await shop.cart({ items: [line] }, buyer)
        const cart = await shop.call(`/carts/${id}`, { as: buyer })
        expect(z.object({ cart: pricedLines }).parse(cart.body).cart.items).toMatchObject([
          { unit_price: price },
        ])
        expect(await shop.complete(id, buyer)).toMatchObject({
          body: { type: "order", order: { total: Number((price * quantity).toFixed(2)) } },
        })

        const empty = await shop.cart({}, buyer)
        const path = `/carts/${empty.id}/line-items`
        const added = await shop.call(path, { method: "POST", body: line, as: buyer })
        expect(z.object({ cart: pricedLines }).parse(added.body).cart.items).toMatchObject([
          { unit_price: price },
        ])

        await signInAdmin(getContainer(), api)
        const token = await signInMedusaAdmin(api)
        const admin = (path: string, body: unknown = {}) =>
          api.call({ method: "POST", path: `/admin/draft-orders${path}`, body, token })
        const { region_id, sales_channel_id } = await readShop(getContainer())
        const draft = { customer_id: buyer.id, email: buyer.email, region_id, sales_channel_id }
        const made = await admin("", { ...draft, items: [line] })
        expect(
          z.object({ draft_order: pricedLines }).parse(made.body).draft_order.items,
        ).toMatchObject([{ unit_price: price }])
        const later = await admin("", { ...draft, items: [] })
        const { id: draftId } = z
          .object({ draft_order: z.object({ id: z.string() }) })
          .parse(later.body).draft_order
        await admin(`/${draftId}/edit`)
        const edited = await admin(`/${draftId}/edit/items`, { items: [line] })
        expect(
          z.object({ draft_order_preview: pricedLines }).parse(edited.body).draft_order_preview
            .items,
        ).toMatchObject([{ unit_price: price }])
      })

      it("is not what another saw: a guest's price is a changed one", async () => {
        const seen = await api.post("/orders", purchaseOf(dear, buyer, 50), buyer.token)
        expect(failureOf(seen)).toMatchObject({ status: 409, code: "price_changed" })
        const taken = purchaseOf({ ...dear, price: FIFTY }, other, 50)
        expect(failureOf(await api.post("/orders", taken, other.token))).toMatchObject({
          status: 409,
          code: "price_changed",
        })
      })
    })

    describe("a part with a gap in its prices", () => {
      it("can be ordered in the quantities that have one", async () => {
        const part = await addPart(getContainer(), { sku: "GAP", name: "Gap disc", price: 4 })
        const set = await priceSetOf(getContainer(), part)
        const pricing = getContainer().resolve(Modules.PRICING)
        const [base] = await pricing.listPrices({ price_set_id: [set] })
        await pricing.removePrices([base?.id ?? ""])
        await addRungs(getContainer(), {
          part,
          rungs: [{ amount: 4, min_quantity: 60, max_quantity: 80 }],
        })
        const gap = dataOf(await api.get(`/product/${part.id}`), productDetailSchema)
        expect(gap).toMatchObject({
          price: 4,
          minimumQuantity: 60,
          ladder: [{ from: 60, unitPrice: 4 }],
        })
        const order = async (quantity: number) =>
          api.post("/orders", purchaseOf({ ...part, id: part.id }, other, quantity), other.token)
        expect(failureOf(await order(50))).toMatchObject({ code: "below_minimum" })
        expect(failureOf(await order(81))).toMatchObject({ code: "invalid_quantity" })
        expect((await order(80)).status).toBe(201)
      })
    })
  },
})
