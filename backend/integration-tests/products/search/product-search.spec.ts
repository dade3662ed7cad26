import { z } from "@medusajs/framework/zod"
import { PRODUCT_SORTS, productSchema } from "../../../src/contract/product/product"
import {
  productFacetsSchema,
  productSuggestionsSchema,
  type NearestPart,
} from "../../../src/contract/product/product-search"
import {
  addSearchPart,
  fillSearchShop,
  searchText,
  type SearchQuery,
} from "../../setup/products/search-shop"
import { addPart, openShop } from "../../setup/shop-fixture"
import { sharedShop } from "../../setup/run/shop-suite"
import { dataOf, failureOf, testApi, type Answer } from "../../setup/test-api"

const VENTED = "Brake disc 280 × 22 vented"
const SOLID = "Brake disc 236 × 9 solid"
const PADS = "Pad set for discs"
const PUMP = "Water pump 70"

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
    const suggestions = async (q: string) =>
      dataOf(await search("/products/suggestions", { q }), productSuggestionsSchema)

    describe("GET /api/v1/products?q", () => {
      it("finds words and numbers as typed, else each within one typo", async () => {
        await fillSearchShop(getContainer())
        for (const [q, found] of [
          ["vented disc", [VENTED]],
          ["cooling", [PUMP]],
          ["ZINC", [VENTED]],
          ["bd2803", [VENTED]],
          ["34.11-6/855", [SOLID]],
          ["3y2 110-049", [VENTED]],
          ["brakes front", [PADS, VENTED]],
          ["disc pump", []],
          // One sign missing, too many, wrong, and two swapped.
          ["vnted", [VENTED]],
          ["vennted", [VENTED]],
          ["wented", [VENTED]],
          ["evnted", [VENTED]],
          ["brkae dsic vemted", [VENTED]],
          ["wanted", []],
          ["BD-2803-W", [VENTED]],
          ["BD-283-V", [VENTED]],
          // Without the maker's letters, too.
          ["2803-W", [VENTED]],
          ["3Y2 110 048 Z", [VENTED]],
          ["31657046", [PUMP]],
          ["316570", [PUMP]],
        ] as const) {
          expect({ q, found: await names({ q }) }).toEqual({ q, found })
        }
        expect((await facets({ q: "vnted" })).matched).toBe("similar")
        // That another filter leaves nothing is no reason to be generous.
        const sold = { q: "solid", inStock: "true" }
        expect(await names(sold)).toEqual([])
        expect(await facets(sold)).toMatchObject({ total: 0, matched: "exact" })
      })

      it("finds measures, compounds and other words for a part, however they are typed", async () => {
        await fillSearchShop(getContainer())
        const plug = { sku: "SP-1", name: "Spark plug M14 × 1.25, reach 19", oem: [] }
        const hub = { sku: "WH-1", name: "Wheel hub 5 × 112, bearing 72" }
        const strut = { sku: "SA-1", name: "Shock absorber 286–428, gas" }
        for (const part of [plug, hub, strut]) await addSearchPart(getContainer(), part)
        for (const [q, found] of [
          ["5x112", [hub.name]],
          ["5 × 112", [hub.name]],
          ["15x112", []],
          ["280x22", [VENTED]],
          ["280 X 22 mm", [VENTED]],
          ["disc 280mm", [VENTED]],
          ["disc 236 mm", [SOLID]],
          ["28mm disc", []],
          ["M14x1.25", [plug.name]],
          ["m14 x 1,25", [plug.name]],
          ["m14x1.26", []],
          ["286-428", [strut.name]],
          ["water-pump", [PUMP]],
          ["waterpump 70", [PUMP]],
          ["watrpump", [PUMP]],
          ["Brakedisc vented", [VENTED]],
          ["spark-plugs", [plug.name]],
          ["damper", [strut.name]],
          ["gas dampers 286", [strut.name]],
          ["vented rotor 280", [VENTED]],
          ["brake-rotor solid", [SOLID]],
          ["BD–2803–V", [VENTED]],
        ] as const) {
          expect({ q, found: await names({ q }) }).toEqual({ q, found })
          const { total } = await facets({ q })
          expect({ q, total }).toEqual({ q, total: found.length })
          const { products } = await suggestions(q)
          const suggested = products.map(({ productName }) => productName)
          expect({ q, suggested }).toEqual({ q, suggested: found })
        }
      })

      it("finds one or two letters where a word begins or ends, or beside the next word", async () => {
        for (const part of [
          { sku: "OF-1", name: "Oil filter VW Golf" },
          { sku: "BH-1", name: "Bulb H7, 55 W" },
          { sku: "BF-1", name: "Brake fluid DOT4" },
          { sku: "VW-9", name: "Clip" },
          { sku: "X-1", name: "Revwing M14" },
        ]) {
          await addSearchPart(getContainer(), part)
        }
        const [filter, bulb, fluid, clip, wing] = [
          ...["Oil filter VW Golf", "Bulb H7, 55 W", "Brake fluid DOT4", "Clip", "Revwing M14"],
        ]
        for (const [q, found] of [
          ["vw", [clip, filter]],
          ["filter vw", [filter]],
          ["fluid vw", []],
          ["h 7", [bulb]],
          ["ev", []],
          ["dot 4", [fluid]],
          ["14 revwing", [wing]],
          ["oil - filter", [filter]],
          ["55w", [bulb]],
        ] as const) {
          expect({ q, found: (await names({ q })).sort() }).toEqual({ q, found })
          const { products } = await suggestions(q)
          const suggested = products.map(({ productName }) => productName).sort()
          expect({ q, suggested }).toEqual({ q, suggested: found })
        }
      })

      it("puts whole numbers first, then whole words of the name, then what begins so", async () => {
        for (const part of [
          { sku: "X-1", name: "Bolts 2803" },
          { sku: "2803", name: "Kit A" },
          { sku: "2803-B", name: "Kit B" },
          { sku: "X-2", name: "A12803 bolt" },
          { sku: "X-3", name: "Bolt 7" },
        ]) {
          await addSearchPart(getContainer(), part)
        }
        const sort = "relevance"
        const found = await names({ q: "2803", sort })
        expect(found).toEqual(["Kit A", "Kit B", "Bolts 2803", "A12803 bolt"])
        expect(await names({ q: "bolt", sort })).toEqual(["Bolt 7", "A12803 bolt", "Bolts 2803"])
        expect(await names({ sort })).toEqual(await names({}))
      })

      it("takes any sign for itself, and many words for what they are", async () => {
        const many = Array.from({ length: 20 }, (_, index) => `word${index}`).join(" ")
        const long = "x1".repeat(16)
        const odd = ["%", "_", "\\", "😀😀😀😀", "((((1", "[a-z]+", "x".repeat(200), "'; --", long]
        for (const q of [...odd, many]) {
          for (const path of ["/products", "/products/facets", "/products/suggestions"]) {
            const { status } = await search(path, { q })
            expect({ q, path, status }).toEqual({ q, path, status: 200 })
          }
        }
        for (const query of ["attribute=Front", "inStock=yes", "minPrice=x", "maxPrice=-1"]) {
          for (const path of ["/products", "/products/facets"]) {
            const field = query.split("=")[0]
            const failure = failureOf(await api.get(`${path}?${query}`))
            expect(failure).toMatchObject({ status: 400, errors: [{ field }] })
          }
        }
      })
    })

    describe("GET /api/v1/products, where nothing is found", () => {
      it("tells numbers that begin alike, and names that are near", async () => {
        await fillSearchShop(getContainer())
        const nearest = async (query: SearchQuery) => {
          const { body } = await search("/products", query)
          return (body as { nearest?: NearestPart[] }).nearest
        }
        const [first] = (await nearest({ q: "BD-2899-Z77" })) ?? []
        expect(first).toMatchObject({ sku: "BD-2803-V", matchedNumber: "BD-2803-V" })
        const names = (await nearest({ q: "cooling disc" }))?.map(({ sku }) => sku)
        expect(names).toContain("BD-2803-V")
        const alike = (await nearest({ q: "ventxyz" }))?.map(({ sku }) => sku)
        expect(alike).toContain("BD-2803-V")
        expect(await nearest({ q: "qqqq" })).toEqual([])
        expect(await nearest({ q: "disc" })).toBeUndefined()
        expect(await nearest({ category: "none" })).toBeUndefined()
      })
    })

    describe("GET /api/v1/products filters", () => {
      it("narrow the list in every order, page by page with no row twice and none missing", async () => {
        await fillSearchShop(getContainer())
        const either = ["Position:Front", "Position:Rear"]
        for (const sort of PRODUCT_SORTS) {
          const sorted = async (query: SearchQuery) => (await names({ ...query, sort })).sort()
          expect(await sorted({ attribute: "Position:Front" })).toEqual([VENTED, PADS])
          expect(await sorted({ attribute: either })).toEqual([SOLID, VENTED, PADS])
          expect(await sorted({ attribute: [...either, "Coating:oiled"] })).toEqual([SOLID])
          expect(await sorted({ inStock: "true", category: "brakes" })).toEqual([VENTED, PADS])
          expect(await sorted({ minPrice: "15", maxPrice: "20" })).toEqual([VENTED, PADS])
          expect(await sorted({ q: "disc", maxPrice: "14.99" })).toEqual([SOLID])

          const whole = await names({ q: "disc", sort })
          expect(whole).toHaveLength(3)
          const seen: string[] = []
          let path: string | undefined = `/products?q=disc&sort=${sort}&limit=1`
          while (path) {
            const answer: Answer = await api.get(path)
            const page = dataOf(answer, z.array(productSchema))
            seen.push(...page.map(({ productName }) => productName))
            expect(answer.headers["x-total-count"]).toBe("3")
            path = /<\/api\/v1([^>]+)>; rel="next"/.exec(answer.headers.link ?? "")?.[1]
          }
          expect(seen).toEqual(whole)
        }
      })
    })

    describe("GET /api/v1/products/suggestions", () => {
      it("names products with the number that matched, and categories", async () => {
        await fillSearchShop(getContainer())
        expect(await suggestions("3y2110")).toMatchObject({
          products: [{ productName: VENTED, sku: "BD-2803-V", oemNumber: "Velmont 3Y2 110 049 Z" }],
          categories: [],
        })
        expect(await suggestions("31657046")).toMatchObject({
          products: [{ productName: PUMP, oemNumber: "Norrgard 31657064" }],
        })
        expect(await suggestions("bd-2803")).toMatchObject({ products: [{ oemNumber: "" }] })
        expect(await suggestions("bra")).toMatchObject({
          products: [{ oemNumber: "" }, {}, {}],
          categories: [{ name: "Brakes", handle: "brakes", count: 3 }],
        })
        expect(await suggestions("coling")).toMatchObject({
          products: [{ productName: PUMP }],
          categories: [{ handle: "cooling" }],
        })
        expect(await suggestions(" ")).toEqual({ products: [], categories: [], exact: null })
      })

      it("tells picture, price and pieces, and the one part that has the whole number", async () => {
        await fillSearchShop(getContainer())
        const { products, exact } = await suggestions("BD–2803–V")
        const disc = products[0]
        expect(disc).toMatchObject({ sku: "BD-2803-V", unitPrice: 15, available: 500 })
        expect(disc?.image).toEqual(expect.any(String))
        expect(exact).toBe(disc?._id)
        expect((await suggestions("3y2 110.049z")).exact).toBe(disc?._id)
        expect((await suggestions("BD-2803")).exact).toBeNull()
      })

      it("leads from a former number to the one part that took its place, of two to none", async () => {
        const numbers = { sku: "BP-1", formerNumbers: ["OLD 7", "OLD 8"] }
        const one = await addPart(getContainer(), numbers)
        await addPart(getContainer(), { sku: "BP-2", formerNumbers: ["OLD-8"] })
        expect((await suggestions("old-7")).exact).toBe(one.id)
        expect((await suggestions("old 8")).exact).toBeNull()
      })
    })
  },
})
