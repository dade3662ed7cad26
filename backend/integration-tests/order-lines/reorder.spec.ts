import { Modules } from "@medusajs/framework/utils"
import type { z } from "@medusajs/framework/zod"
import type { Order } from "../../src/contract/order/order"
import {
  reorderedLinesSchema,
  type ReorderedRow,
} from "../../src/contract/order-lines/reordered-lines"
import { lineOf, placeList } from "../orders/many/list-shop"
import { signInAdmin, signUp, type Person } from "../setup/people"
import { sharedShop } from "../setup/run/shop-suite"
import { addPart, openShop, type TestPart } from "../setup/shop-fixture"
import { dataOf, testApi } from "../setup/test-api"

type Rows = { lines: ReorderedRow[] }

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const products = () => getContainer().resolve(Modules.PRODUCT)
    let disc: TestPart
    let pad: TestPart
    let buyer: Person
    let admin: Person
    let order: Order

    beforeAll(async () => {
      const container = getContainer()
      await openShop(container)
      disc = await addPart(container, { sku: "BD-1", price: 9.5, stock: 500 })
      pad = await addPart(container, { sku: "BP-2", price: 3.1, stock: 200 })
      buyer = await signUp(api)
      admin = await signInAdmin(container, api)
      order = await placeList(api, { buyer, lines: [lineOf(disc, 60), lineOf(pad, 60)] })
    })

    const reorder = async (body: unknown = {}) => {
      const answer = await api.post(`/order/${order._id}/reorder`, body, buyer.token)
      return dataOf(answer, reorderedLinesSchema as z.ZodType<Rows>).lines
    }
    const change = (part: TestPart, changes: unknown) =>
      api.put(`/product/${part.id}`, changes, admin.token)

    describe("POST /api/v1/order/{id}/reorder", () => {
      it("answers each line as a row of a list, and one alone where one is named", async () => {
        const rows = await reorder()
        expect(rows).toMatchObject([
          {
            row: 1,
            number: "BD-1",
            status: "ok",
            productId: disc.id,
            qty: 60,
            assumed: false,
            unitPrice: 9.5,
            total: 570,
            available: 440,
            matchedBy: "sku",
            ordered: { productName: disc.name, sku: "BD-1", qty: 60, unitPrice: 9.5 },
            changes: [],
          },
          { row: 2, productId: pad.id, changes: [] },
        ])
        expect(await reorder({ line: 2 })).toEqual([rows[1]])
      })

      it("tells the price of then and of now", async () => {
        expect((await change(disc, { price: "9.9" })).status).toBe(200)
        expect((await reorder())[0]).toMatchObject({
          status: "ok",
          unitPrice: 9.9,
          total: 594,
          ordered: { unitPrice: 9.5 },
          changes: ["price"],
        })
      })

      it("tells where too little is there", async () => {
        await change(disc, { qty: "55" })
        expect((await reorder())[0]).toMatchObject({
          status: "out_of_stock",
          nearest: [55],
          changes: ["stock_short"],
        })
      })

      it("finds a part whose number is another by now", async () => {
        const [variant] = await products().listProductVariants({ product_id: disc.id })
        await products().updateProductVariants(variant?.id ?? "", { sku: "NEW-1" })
        expect((await reorder())[0]).toMatchObject({
          status: "ok",
          productId: disc.id,
          sku: "NEW-1",
          ordered: { sku: "BD-1" },
          changes: [],
        })
      })

      it("tells what is sold no longer, and leaves the other lines alone", async () => {
        await products().updateProducts(disc.id, { status: "draft" })
        expect(await reorder()).toMatchObject([
          {
            status: "unknown",
            productId: null,
            ordered: { productName: disc.name },
            changes: ["not_sold"],
          },
          { status: "ok", changes: [] },
        ])
      })

      it("offers the part that took a former number's place", async () => {
        const next = await addPart(getContainer(), { sku: "BD-9" })
        await products().updateProducts(next.id, { metadata: { former_numbers: ["BD 1"] } })
        await products().updateProducts(disc.id, { status: "draft" })
        expect((await reorder())[0]).toMatchObject({
          status: "superseded",
          productId: null,
          candidates: [{ productId: next.id, matchedBy: "former" }],
          changes: ["superseded"],
        })
      })

      it("offers a part that has the old number as another maker's, and does not take it", async () => {
        const oemNumbers = [{ maker: "Velmont", number: "BD-1" }]
        const like = await addPart(getContainer(), { sku: "XX-9", oemNumbers })
        await products().updateProducts(disc.id, { status: "draft" })
        expect((await reorder())[0]).toMatchObject({
          status: "unknown",
          candidates: [{ productId: like.id, matchedBy: "oem" }],
          changes: ["not_sold"],
        })
      })

      it("answers of a cancelled order too, and orders nothing", async () => {
        await api.delete(`/order/${order._id}`, buyer.token)
        expect(await reorder()).toMatchObject([{ available: 500 }, { available: 200 }])
      })
    })
  },
})
