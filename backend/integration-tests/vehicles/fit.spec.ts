import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { basketSchema, checkedBasketSchema } from "../../src/contract/basket/basket"
import { checkedOrderLinesSchema } from "../../src/contract/order-lines/checked-lines"
import { productDetailSchema, productSchema } from "../../src/contract/product/product"
import {
  productFacetsSchema,
  productSuggestionsSchema,
} from "../../src/contract/product/product-search"
import { signUp } from "../setup/people"
import { addFitment, addVehicle } from "../setup/vehicles/vehicles"
import { sharedShop } from "../setup/run/shop-suite"
import { addPart, type TestPart } from "../setup/shop-fixture"
import { dataOf, failureOf, testApi } from "../setup/test-api"

const NOTE = { position: "Front axle", note: "sports chassis", builtFrom: null, builtTo: null }
const EARLY = { position: "Front axle", note: "", builtFrom: null, builtTo: "2015-05" }

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const parts: Record<"plain" | "noted" | "early" | "foreign" | "unsaid", TestPart> = Object()
    let vehicle: string

    beforeAll(async () => {
      const container = getContainer()
      vehicle = await addVehicle(container)
      const other = await addVehicle(container, { generation: "III", built: [201901, null] })
      for (const name of ["plain", "noted", "early", "foreign", "unsaid"] as const) {
        parts[name] = await addPart(container, { sku: `BD-${name}`, price: 9.5 })
      }
      await addFitment(container, { part: parts.plain, vehicle })
      await addFitment(container, { part: parts.noted, vehicle, note: NOTE.note })
      await addFitment(container, { part: parts.early, vehicle, built: [null, 201505] })
      await addFitment(container, { part: parts.foreign, vehicle: other })
      await addFitment(container, { part: parts.plain, vehicle: other })
    })

    const list = async (query: string, sort = "name") => {
      const answer = await api.get(`/products?${query}${sort && `&sort=${sort}`}`)
      const data = dataOf(answer, z.array(productSchema))
      return { data, total: answer.headers["x-total-count"], skus: data.map(({ sku }) => sku) }
    }
    const fitting = ["BD-early", "BD-noted", "BD-plain"]

    describe("a list for a vehicle", () => {
      it("has what fits and what may fit, and says under which condition", async () => {
        const { data, total, skus } = await list(`vehicle=${vehicle}`)
        expect(skus).toEqual(fitting)
        expect(total).toBe("3")
        expect(data.map(({ fit, fitNotes }) => ({ fit, fitNotes }))).toEqual([
          { fit: "fits_if", fitNotes: [EARLY] },
          { fit: "fits_if", fitNotes: [NOTE] },
          { fit: "fits", fitNotes: [] },
        ])
      })

      it("is decided by the month of build, its edges counted", async () => {
        const [may, june] = ["2015-05", "2015-06"].map((at) => `vehicle=${vehicle}&built=${at}`)
        expect((await list(may ?? "")).data.map(({ fit }) => fit)).toEqual([
          "fits",
          "fits_if",
          "fits",
        ])
        expect((await list(june ?? "")).skus).toEqual(["BD-noted", "BD-plain"])
      })

      it("has everything with fit=all, and nothing is no where nobody said anything", async () => {
        const { data, total } = await list(`vehicle=${vehicle}&fit=all`)
        expect(total).toBe("5")
        expect(data.map(({ sku, fit }) => [sku, fit])).toEqual([
          ["BD-early", "fits_if"],
          ["BD-foreign", "does_not_fit"],
          ["BD-noted", "fits_if"],
          ["BD-plain", "fits"],
          ["BD-unsaid", "unknown"],
        ])
      })

      it("is one in every order, by pages, and with words and filters", async () => {
        for (const sort of ["newest", "name", "price_asc", "price_desc", "relevance"]) {
          const { skus } = await list(`vehicle=${vehicle}`, sort)
          expect(skus.sort()).toEqual(fitting)
        }
        const first = await api.get(`/products?sort=name&limit=2&vehicle=${vehicle}`)
        const [, next = ""] = /\?([^>]*)>/.exec(first.headers.link ?? "") ?? []
        expect((await list(next, "")).skus).toEqual(["BD-plain"])
        expect((await list(`vehicle=${vehicle}&q=disc&inStock=true`)).skus).toEqual(fitting)
        expect((await list(`vehicle=${vehicle}&q=BD-noted&category=brake-disc`)).skus).toEqual([
          "BD-noted",
        ])
        // What does not fit is no typo of what does.
        expect((await list(`vehicle=${vehicle}&q=BD-foreign`)).skus).toEqual([])
        expect((await list(`vehicle=${vehicle}&minPrice=10`)).skus).toEqual([])
      })

      it("agrees with its facets", async () => {
        const facets = async (query: string) =>
          dataOf(await api.get(`/products/facets?${query}`), productFacetsSchema)
        expect(await facets(`vehicle=${vehicle}`)).toMatchObject({
          total: 3,
          inStock: 3,
          categories: [{ handle: "brake-disc", count: 3 }],
        })
        expect((await facets(`vehicle=${vehicle}&built=2015-06&q=disc`)).total).toBe(2)
        expect((await facets(`vehicle=${vehicle}&fit=all`)).total).toBe(5)
        expect((await facets("")).total).toBe(5)
      })

      it("knows a changed fitment at the next read", async () => {
        const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
        const before = await api.get(`/products/facets?vehicle=${vehicle}`)
        expect((await list(`vehicle=${vehicle}`)).total).toBe("3")
        await addFitment(getContainer(), { part: parts.unsaid, vehicle })
        expect((await list(`vehicle=${vehicle}`)).total).toBe("4")
        const after = await api.get(`/products/facets?vehicle=${vehicle}`)
        expect(after.headers.etag).not.toBe(before.headers.etag)
        await database.raw("update fitment set note = 'left-hand drive' where vehicle_id = ?", [
          vehicle,
        ])
        const { data } = await list(`vehicle=${vehicle}`)
        expect(data.map(({ fit }) => fit)).toEqual(Array(4).fill("fits_if"))
      })
    })

    describe("other answers", () => {
      const asked = () => `vehicle=${vehicle}`

      it("of a part, of suggestions, of a basket and of a list of numbers have the verdict", async () => {
        const { id } = parts.noted
        const part = await api.get(`/product/${id}?${asked()}`)
        const verdict = { fit: "fits_if", fitNotes: [NOTE] }
        expect(dataOf(part, productDetailSchema)).toMatchObject(verdict)
        const month = await api.get(`/product/${parts.early.id}?${asked()}&built=2015-06`)
        expect(dataOf(month, productDetailSchema).fit).toBe("does_not_fit")
        const suggested = await api.get(`/products/suggestions?q=BD-noted&${asked()}`)
        expect(dataOf(suggested, productSuggestionsSchema).products).toMatchObject([verdict])
        const buyer = await signUp(api)
        const lines = [{ productId: id, qty: 50 }]
        await api.post("/basket/lines", { lines }, buyer.token)
        const basket = await api.get(`/basket?${asked()}`, buyer.token)
        expect(dataOf(basket, basketSchema).lines).toMatchObject([verdict])
        const judged = await api.post(`/basket/check?${asked()}`, { lines })
        expect(dataOf(judged, checkedBasketSchema).lines).toMatchObject([verdict])
        const rows = ["BD-noted", "BD-unsaid", "nothing"].map((number, row) => ({ row, number }))
        const checked = await api.post(`/order-lines/check?${asked()}`, { lines: rows })
        const told = dataOf(checked, checkedOrderLinesSchema).lines.map(({ fit }) => fit)
        expect(told).toEqual(["fits_if", "unknown", undefined])
      })

      it("have no word of it without a vehicle", async () => {
        const texts = [
          await api.get("/products?built=2015-06&fit=all"),
          await api.get(`/product/${parts.noted.id}`),
          await api.get("/products/suggestions?q=BD-noted"),
        ].map(({ body }) => JSON.stringify(body))
        expect(texts.filter((text) => /"fit/.test(text))).toEqual([])
      })

      it("are refused for a vehicle that there is not, and a month in which it was not built", async () => {
        const { token } = await signUp(api)
        const lines = [{ productId: parts.plain.id, qty: 50 }]
        const calls = {
          "/products": (query: string) => api.get(`/products?${query}`),
          "/products/facets": (query: string) => api.get(`/products/facets?${query}`),
          "/products/suggestions": (query: string) => api.get(`/products/suggestions?q=B&${query}`),
          "/product": (query: string) => api.get(`/product/${parts.plain.id}?${query}`),
          "/basket": (query: string) => api.get(`/basket?${query}`, token),
          "/basket/check": (query: string) => api.post(`/basket/check?${query}`, { lines }),
          "/order-lines/check": (query: string) =>
            api.post(`/order-lines/check?${query}`, { lines: [{ row: 1, number: "BD-1" }] }),
        }
        for (const call of Object.values(calls)) {
          for (const unknown of ["999999999", "0", "tessera", "1e3", "-1"]) {
            expect(failureOf(await call(`vehicle=${unknown}`))).toMatchObject({
              status: 404,
              code: "vehicle_not_found",
              errors: [{ field: "vehicle" }],
            })
          }
          for (const built of ["2013-05", "2018-12", "2015-13", "2015", "x"]) {
            expect(failureOf(await call(`vehicle=${vehicle}&built=${built}`))).toMatchObject({
              status: 400,
              errors: [{ field: "built" }],
            })
          }
        }
      })
    })
  },
})
