import { z } from "@medusajs/framework/zod"
import { productSchema } from "../../../src/contract/product/product"
import { productFacetsSchema } from "../../../src/contract/product/product-search"
import {
  addSearchPart,
  fillSearchShop,
  searchText,
  type SearchQuery,
} from "../../setup/products/search-shop"
import { openShop } from "../../setup/shop-fixture"
import { sharedShop } from "../../setup/run/shop-suite"
import { dataOf, failureOf, testApi, type Answer } from "../../setup/test-api"

/** What the width of a part says, by its number. */
const WIDTHS = {
  A: "8 mm",
  B: "9.5 mm",
  C: "22 mm",
  D: "-3 mm",
  E: "110 mm",
  F: "5 × 112",
  G: "",
}

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    beforeAll(() => openShop(getContainer()))

    const search = (path: string, query: SearchQuery) => api.get(`${path}?${searchText(query)}`)
    const names = async (query: SearchQuery) => {
      const products = dataOf(await search("/products", query), z.array(productSchema))
      return products.map(({ productName }) => productName)
    }
    const facets = async (query: SearchQuery) =>
      dataOf(await search("/products/facets", query), productFacetsSchema)

    describe("GET /api/v1/products by measures", () => {
      it("narrows from one to the other and sorts by numbers, what has none last", async () => {
        for (const [sku, width] of Object.entries(WIDTHS)) {
          const attributes = width ? [{ label: "Width", value: width }] : []
          await addSearchPart(getContainer(), { sku, name: `Belt ${sku}`, attributes })
        }
        for (const [measure, found] of [
          ["Width:8..22", ["Belt A", "Belt B", "Belt C"]],
          ["Width:8.1..22", ["Belt B", "Belt C"]],
          ["Width:..9", ["Belt A", "Belt D"]],
          ["Width:22..", ["Belt C", "Belt E"]],
          ["Bore:1..99", []],
          [
            ["Width:9..", "Width:..30"],
            ["Belt B", "Belt C"],
          ],
        ] as const) {
          const seen = await names({ measure, sort: "name" })
          expect({ measure, seen }).toEqual({ measure, seen: found })
          expect((await facets({ measure })).total).toBe(found.length)
        }
        for (const [sort, order] of [
          ["measure_asc", "DABCE"],
          ["measure_desc", "ECBAD"],
        ] as const) {
          const query = { sort, sortBy: "Width", category: "" }
          const whole = await names(query)
          const last = whole.slice(5).sort()
          expect(whole.slice(0, 5)).toEqual([...order].map((sku) => `Belt ${sku}`))
          expect(last).toEqual(["Belt F", "Belt G"])
          const seen: string[] = []
          let path: string | undefined = `/products?${searchText(query)}&limit=2`
          while (path) {
            const page: Answer = await api.get(path)
            const rows = dataOf(page, z.array(productSchema))
            seen.push(...rows.map(({ productName }) => productName))
            path = /<\/api\/v1([^>]+)>; rel="next"/.exec(page.headers.link ?? "")?.[1]
          }
          expect(seen).toEqual(whole)
        }
        expect(await names({ sort: "measure_asc" })).toEqual(await names({}))
        const page = await api.get("/products?sort=measure_asc&sortBy=Width&limit=1")
        const next = /cursor=([^&>]+)/.exec(page.headers.link ?? "")?.[1]
        const other = `/products?sort=measure_asc&sortBy=Bore&limit=1&cursor=${next}`
        expect(failureOf(await api.get(other))).toMatchObject({
          status: 400,
          errors: [{ field: "cursor" }],
        })
      })

      it("tells the data sheets of a list that asks for them", async () => {
        await fillSearchShop(getContainer())
        const listed = async (query: SearchQuery) =>
          dataOf(await search("/products", query), z.array(productSchema))
        const query = { category: "brakes", sort: "name" }
        const told = await listed({ ...query, with: "attributes" })
        expect(told.map(({ attributes }) => attributes)).toEqual([
          [
            { label: "Position", value: "Rear" },
            { label: "Coating", value: "oiled" },
          ],
          [
            { label: "Position", value: "Front" },
            { label: "Coating", value: "zinc flake" },
          ],
          [{ label: "Position", value: "Front" }],
        ])
        expect(await listed(query)).toEqual(told.map(({ attributes: _, ...rest }) => rest))
      })
    })
  },
})
