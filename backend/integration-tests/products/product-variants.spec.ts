import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { orderSchema } from "../../src/contract/order/order"
import { productDetailSchema, productSchema } from "../../src/contract/product/product"
import { fillShop } from "../setup/fill-shop"
import { signInAdmin, signUp, type Person } from "../setup/people"
import { purchaseOf } from "../setup/orders/purchase"
import type { RandomCatalogue } from "../setup/products/random-catalogue"
import { openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, failureOf, testApi } from "../setup/test-api"

type RandomProduct = RandomCatalogue["products"][number]
type RandomVariant = RandomProduct["variants"][number]

type RandomList = RandomCatalogue["lists"][number]

const PRICE = { amount: 10, currency: "usd" as const, region: null, minimum: null }
const SIMPLE: RandomVariant = {
  managed: true,
  backorder: false,
  deleted: false,
  items: [{ required: 1, stocked: 500, reserved: 0 }],
  prices: [PRICE],
}
const KIT: RandomVariant = {
  ...SIMPLE,
  items: [
    { required: 2, stocked: 400, reserved: 0 },
    { required: 1, stocked: 300, reserved: 0.1 },
  ],
}

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let admin: Person
    beforeAll(async () => {
      await openShop(getContainer())
      admin = await signInAdmin(getContainer(), api)
    })

    const sell = (variants: RandomVariant[], lists: RandomList[] = []) => {
      const product: RandomProduct = {
        status: "published",
        channels: ["shop"],
        deleted: false,
        variants,
      }
      return fillShop(getContainer(), { products: [product], lists })
    }
    const list = async () => dataOf(await api.get("/products?sort=name"), z.array(productSchema))
    const formOf = (change: object) => ({
      productName: "Random 0 V0",
      description: "Shared.",
      price: 10,
      qty: 500,
      image: "/shared.png",
      ...change,
    })

    describe("A product of several variants", () => {
      it("is a row for each, changed by itself in name, price and stock", async () => {
        await sell([SIMPLE, SIMPLE])
        const [first, second] = await list()
        const change = formOf({ productName: "Random 0 Large", price: 12, qty: 70 })
        const answer = await api.put(`/product/${first?._id}`, change, admin.token)
        expect(dataOf(answer, productDetailSchema)).toMatchObject({
          productName: "Random 0 Large",
          price: 12,
          qty: "70",
        })
        const shared = { description: "Shared.", image: "/shared.png" }
        expect(await list()).toMatchObject([
          { _id: first?._id, ...shared },
          { _id: second?._id, productName: "Random 0 V1", price: 10, qty: "500", ...shared },
        ])
      })

      it("keeps the product's title in every row's name", async () => {
        await sell([SIMPLE, SIMPLE])
        const [first] = await list()
        const answer = await api.put(
          `/product/${first?._id}`,
          formOf({ productName: "Other" }),
          admin.token,
        )
        expect(failureOf(answer)).toMatchObject({
          status: 409,
          code: "name_of_variants",
          errors: [{ field: "productName" }],
        })
      })

      it("loses one row and keeps the other", async () => {
        await sell([SIMPLE, SIMPLE])
        const [first] = await list()
        expect((await api.delete(`/product/${first?._id}`, admin.token)).status).toBe(200)
        expect(await list()).toMatchObject([{ productName: "Random 0", qty: "500" }])
      })

      it("is ordered by its row's name", async () => {
        await sell([SIMPLE, SIMPLE])
        const buyer = await signUp(api)
        const part = { id: "", name: "Random 0 V1", price: 10, stock: 500, sku: "" }
        const { productId: _, ...body } = purchaseOf(part, buyer)
        const order = dataOf(await api.post("/orders", body, buyer.token), orderSchema)
        expect(order.productName).toBe("Random 0 V1")
        expect((await list()).map(({ qty }) => qty)).toEqual(["500", "450"])
      })
    })

    describe("A product that is made of several items", () => {
      it("can be ordered as often as its scarcest item allows, and takes of each", async () => {
        await sell([KIT])
        const [kit] = await list()
        expect(kit?.qty).toBe("200")
        const buyer = await signUp(api)
        const part = { id: kit?._id ?? "", name: "Random 0", price: 10, stock: 200, sku: "" }
        expect((await api.post("/orders", purchaseOf(part, buyer), buyer.token)).status).toBe(201)
        expect((await list())[0]?.qty).toBe("150")
        await api.put(`/product/${kit?._id}`, { qty: 100 }, admin.token)
        const levels = await getContainer().resolve(Modules.INVENTORY).listInventoryLevels({})
        const counts = levels.map(({ stocked_quantity, reserved_quantity }) => ({
          stocked: stocked_quantity,
          reserved: reserved_quantity,
        }))
        expect(counts).toEqual(
          expect.arrayContaining([
            { stocked: 300, reserved: 100 },
            { stocked: 180, reserved: 80 },
          ]),
        )
        expect((await list())[0]?.qty).toBe("100")
      })
    })

    describe("A product whose stock is not counted", () => {
      it("takes an edit that leaves the stock and refuses another one", async () => {
        await sell([{ ...SIMPLE, managed: false }])
        const [product] = await list()
        const path = `/product/${product?._id}`
        const same = formOf({ productName: "Random 0", qty: product?.qty })
        expect((await api.put(path, same, admin.token)).status).toBe(200)
        expect(failureOf(await api.put(path, { qty: 5 }, admin.token))).toMatchObject({
          status: 409,
          code: "stock_not_counted",
        })
      })
    })

    describe("A product that a price list prices", () => {
      it("takes an edit at that price, leaves the base price, and refuses another one", async () => {
        const sale: RandomList = {
          type: "sale",
          status: "active",
          starts: null,
          ends: null,
          rule: null,
          deleted: false,
          prices: [{ variant: 0, amount: 8, currency: "usd", region: null }],
        }
        await sell([SIMPLE], [sale])
        const [product] = await list()
        expect(product?.price).toBe(8)
        const path = `/product/${product?._id}`
        const edit = (price: number) =>
          api.put(path, formOf({ productName: "Random 0", price }), admin.token)
        expect((await edit(8)).status).toBe(200)
        expect(failureOf(await edit(9))).toMatchObject({
          status: 409,
          code: "price_list_in_force",
          errors: [{ field: "price" }],
        })
        const prices = await getContainer().resolve(Modules.PRICING).listPrices({})
        expect(prices.map(({ amount }) => amount)).toContain(10)
      })
    })
  },
})
