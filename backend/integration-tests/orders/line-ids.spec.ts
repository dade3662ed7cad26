import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { orderSchema, type Order } from "../../src/contract/order/order"
import { productSchema, type Product } from "../../src/contract/product/product"
import { reviewSchema } from "../../src/contract/review/review"
import { fillShop } from "../setup/fill-shop"
import { payOrder } from "../setup/orders/pay-order"
import { signInAdmin, signUp, type Person } from "../setup/people"
import type { RandomCatalogue } from "../setup/products/random-catalogue"
import { sharedShop } from "../setup/run/shop-suite"
import { addPart, openShop } from "../setup/shop-fixture"
import { dataOf, testApi } from "../setup/test-api"
import { lineOf, listOf, placeList } from "./many/list-shop"

type RandomVariant = RandomCatalogue["products"][number]["variants"][number]

const VARIANT: RandomVariant = {
  managed: true,
  backorder: false,
  deleted: false,
  items: [{ required: 1, stocked: 500, reserved: 0 }],
  prices: [{ amount: 10, currency: "usd", region: null, minimum: null }],
}

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let buyer: Person
    let admin: Person
    let rows: Product[]

    beforeAll(async () => {
      await openShop(getContainer())
      buyer = await signUp(api)
      admin = await signInAdmin(getContainer(), api)
      const product = { status: "published", channels: ["shop"], deleted: false } as const
      const variants = [VARIANT, VARIANT]
      await fillShop(getContainer(), { products: [{ ...product, variants }], lists: [] })
      rows = dataOf(await api.get("/products?sort=name"), z.array(productSchema))
    })

    const order = () => {
      const lines = rows.map(({ _id: productId, price }) => ({ productId, qty: 50, price }))
      return placeList(api, { buyer, lines })
    }
    const read = async ({ _id }: Order) =>
      dataOf(await api.get(`/order/${_id}`, buyer.token), orderSchema)
    const idsOf = (lines: readonly { productId: string }[]) =>
      lines.map(({ productId }) => productId)
    const deleteProducts = async () => {
      const products = getContainer().resolve(Modules.PRODUCT)
      await products.softDeleteProducts((await products.listProducts({})).map(({ id }) => id))
    }
    const [first, second] = [() => rows[0]?._id ?? "", () => rows[1]?._id ?? ""]

    describe("A line of a product of several variants", () => {
      it("names its row, in the order, its list and its shipment", async () => {
        const placed = await order()
        await api.put(`/order/${placed._id}`, { isDeliver: true }, admin.token)
        const told = await read(placed)
        const { body } = await api.get(`/orders/${buyer.email}`, buyer.token)
        for (const one of [placed, told, ...z.array(orderSchema).parse(body)]) {
          expect(idsOf(one.lines)).toEqual(idsOf(rows.map(({ _id }) => ({ productId: _id }))))
          expect(one.productId).toBe(first())
        }
        expect(told.shipments.map(({ lines }) => idsOf(lines))).toEqual([idsOf(told.lines)])
      })

      it("is shown, ordered and reviewed by the id that it names", async () => {
        const { lines, ...placed } = await read(await order())
        await payOrder(api, { order: { ...placed, lines }, buyer })
        const [line] = lines
        expect((await api.get(`/product/${line?.productId}`)).status).toBe(200)
        const again = await api.post("/orders", listOf(buyer, lines), buyer.token)
        expect(again.status).toBe(201)
        const { name, email } = buyer
        const words = { reviewTitle: "Fits", reviewDes: "As drawn.", rating: "5" }
        const body = { name, email, ...words, productId: line?.productId }
        const review = dataOf(await api.post("/reviews", body, buyer.token), reviewSchema)
        expect(review.verifiedPurchase).toBe(true)
      })

      it("is never named by the id of what is left once its own variant is gone", async () => {
        const placed = await order()
        await api.delete(`/product/${first()}`, admin.token)
        const [left] = dataOf(await api.get("/products"), z.array(productSchema))
        expect(left?._id).not.toBe(second())
        expect(idsOf((await read(placed)).lines)).toEqual([first(), left?._id])
      })

      it("keeps its id when its product goes", async () => {
        const placed = await order()
        await deleteProducts()
        expect(idsOf((await read(placed)).lines)).toEqual([first(), second()])
      })
    })

    describe("A line of a product of one variant", () => {
      it("is the product's, also when it is gone", async () => {
        const part = await addPart(getContainer())
        const placed = await placeList(api, { buyer, lines: [lineOf(part)] })
        expect(idsOf((await read(placed)).lines)).toEqual([part.id])
        await deleteProducts()
        expect(idsOf((await read(placed)).lines)).toEqual([part.id])
      })
    })
  },
})
