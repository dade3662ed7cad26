import { z } from "@medusajs/framework/zod"
import { productDetailSchema, productSchema } from "../../src/contract/product/product"
import { openGroupShop, FIFTY, type GroupShop } from "../prices/group-shop"
import { signInAdmin } from "../setup/people"
import { addPart } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"
import { dataOf, testApi } from "../setup/test-api"

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    let shop: GroupShop

    beforeAll(async () => {
      shop = await openGroupShop(api, getContainer())
    })

    const list = async (query: string, token?: string) =>
      dataOf(await api.get(`/products?${query}`, token), z.array(productSchema))
    const priceOf = async (id: string, token?: string) =>
      dataOf(await api.get(`/product/${id}`, token), productDetailSchema).price

    describe("visitors who ask at the same moment", () => {
      it("are each answered their own page, as if they were alone", async () => {
        for (let index = 0; index < 6; index += 1) {
          await addPart(getContainer(), { sku: `T-${index}`, name: `Part ${index}` })
        }
        const queries = ["newest", "name"].flatMap((sort) => [
          `sort=${sort}&limit=1`,
          `sort=${sort}&limit=3`,
          `sort=${sort}&limit=5&inStock=true`,
        ])
        const paths = queries.map((query) => `/products?${query}`)
        for (const path of [...paths]) {
          const { headers } = await api.get(path)
          const next = /<\/api\/v1([^>]+)>; rel="next"/.exec(headers.link ?? "")?.[1]
          if (next) paths.push(next)
        }
        const told = async (path: string) => {
          const { body, headers } = await api.get(path)
          return { body, total: headers["x-total-count"], next: headers.link }
        }
        const alone = []
        for (const path of paths) alone.push(await told(path))
        expect(await Promise.all(paths.map(told))).toEqual(alone)
      })

      it("are each told their own prices", async () => {
        const { dear, buyer, other } = shop
        const tokens = [undefined, buyer.token, other.token, undefined, buyer.token]
        const wanted = tokens.map((token) => (token === buyer.token ? FIFTY : 10))
        const parts = tokens.map((token) => priceOf(dear.id, token))
        const lists = tokens.map(async (token) => {
          const rows = await list("sort=name", token)
          return rows.find(({ _id }) => _id === dear.id)?.price
        })
        expect(await Promise.all(parts)).toEqual(wanted)
        expect(await Promise.all(lists)).toEqual(wanted)
      })

      it("are told of a new price from the moment that its change was answered", async () => {
        const { token } = await signInAdmin(getContainer(), api)
        const parts = [shop.cheap, await addPart(getContainer(), { sku: "NEW", name: "New" })]
        const { id } = await addPart(getContainer(), { sku: "EDIT", name: "Edited" })
        let isOver = false
        const crowd = parts.map(async (part) => {
          while (!isOver) await Promise.all([priceOf(part.id), priceOf(id), list("limit=2")])
        })
        for (const price of [3, 4, 5, 6]) {
          await api.put(`/product/${id}`, { price }, token)
          const rows = list("sort=newest&limit=3")
          expect(await priceOf(id)).toBe(price)
          expect((await rows).find(({ _id }) => _id === id)?.price).toBe(price)
        }
        isOver = true
        await Promise.all(crowd)
      })
    })
  },
})
