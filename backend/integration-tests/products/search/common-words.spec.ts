import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { productSchema } from "../../../src/contract/product/product"
import { productSuggestionsSchema } from "../../../src/contract/product/product-search"
import { MANY } from "../../../src/queries/product-search/kept-counts"
import { addCategory, moveToCategory } from "../../setup/products/categories"
import { copyOldestEntry, priceCopies, removeCopies } from "../../setup/products/entry-copies"
import { addSearchPart, searchText, type SearchQuery } from "../../setup/products/search-shop"
import { signUp } from "../../setup/people"
import { addGroup, join } from "../../setup/products/group-prices"
import { openShop, type TestPart } from "../../setup/shop-fixture"
import { sharedShop } from "../../setup/run/shop-suite"
import { dataOf, testApi } from "../../setup/test-api"

const PARTS = 14
const ROWS = 6
const WORDS = "gasket ring"
const MINUTE_MS = 60_000
const TWICE = [1, 2]
const SORTS = ["relevance", "newest"]

sharedShop({
  testSuite: ({ api, getContainer }) => {
    const database = () => getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const get = async (query: SearchQuery, token?: string) => {
      const path = `/products?${searchText({ limit: String(ROWS), sort: "relevance", ...query })}`
      const answer = await testApi(api).get(path, token)
      const parts = dataOf(answer, z.array(productSchema))
      const next = /cursor=([^&>]+)/.exec(answer.headers.link ?? "")?.[1] ?? ""
      return {
        parts,
        names: parts.map(({ productName }) => productName),
        total: Number(answer.headers["x-total-count"]),
        cursor: decodeURIComponent(next),
      }
    }
    const rings: TestPart[] = []
    const newest = (count: number) =>
      Array.from({ length: count }, (_, at) => `Gasket ring ${PARTS - at}`)

    beforeAll(async () => {
      await openShop(getContainer())
      const category = await addCategory(getContainer(), { name: "Rings", handle: "rings" })
      for (let n = 1; n <= PARTS; n++) {
        const part = { sku: `GR-${n}`, name: `Gasket ring ${n}`, stock: n % 2 ? 5 : 0, price: n }
        const attributes = n > 10 ? [{ label: "Bore", value: "24 mm" }] : []
        const made = await addSearchPart(getContainer(), { ...part, attributes })
        rings.push(made)
        await moveToCategory(getContainer(), made.id, category)
      }
      await copyOldestEntry(database(), MANY)
    })
    afterAll(() => removeCopies(database()))

    describe("words that very many parts have", () => {
      it.each(SORTS)(
        "find the same pages by %s, whether they were asked for before or not",
        async (sort) => {
          for (const time of TWICE) {
            const first = await get({ q: WORDS, sort })
            expect({ time, names: first.names }).toEqual({ time, names: newest(ROWS) })
            const second = await get({ q: WORDS, sort, cursor: first.cursor })
            expect({ time, names: second.names }).toEqual({
              time,
              names: newest(2 * ROWS).slice(ROWS),
            })
            expect([first.total, second.total]).toEqual([PARTS + MANY, PARTS + MANY])
          }
        },
      )

      it.each(SORTS)("find the same by %s where one of them has a typo", async (sort) => {
        for (const time of TWICE) {
          const first = await get({ q: "gaskett ring", sort })
          expect({ time, names: first.names }).toEqual({ time, names: newest(ROWS) })
          const second = await get({ q: "gaskett ring", sort, cursor: first.cursor })
          expect({ time, names: second.names }).toEqual({
            time,
            names: newest(2 * ROWS).slice(ROWS),
          })
          expect([first.total, second.total]).toEqual([PARTS + MANY, PARTS + MANY])
        }
      })

      const byPrice = ["price_asc", "price_desc", "name"] as const
      it.each(byPrice)(
        "find each part once by %s, page by page and at either time",
        async (sort) => {
          await priceCopies(database(), sort === "price_asc" ? 100_000 : 0.01)
          await database().raw(
            "update catalogue_entry set name_key = 'zz' where variant_id like 'copy%'",
          )
          const inOrder = Array.from({ length: PARTS }, (_, at) => `Gasket ring ${at + 1}`)
          const expected = {
            price_asc: inOrder,
            price_desc: inOrder.toReversed(),
            name: inOrder.toSorted(),
          }[sort]
          for (const time of TWICE) {
            const first = await get({ q: WORDS, sort })
            const second = await get({ q: WORDS, sort, cursor: first.cursor })
            expect({ time, names: [...first.names, ...second.names] }).toEqual({
              time,
              names: expected.slice(0, 2 * ROWS),
            })
            expect([first.total, second.total]).toEqual([PARTS + MANY, PARTS + MANY])
          }
        },
      )

      it.each(["price_asc", "price_desc"])(
        "are in order by what they cost whoever has prices of a list, by %s",
        async (sort) => {
          const buyer = await signUp(testApi(api))
          const amounts = new Map([
            ["GR-5", 1.5],
            ["GR-9", 20],
            ["GR-12", 2.5],
          ])
          const prices = rings.flatMap((part) => {
            const amount = amounts.get(part.sku)
            return amount === undefined ? [] : [{ part, amount }]
          })
          const group = await addGroup(getContainer(), { name: `By ${sort}`, prices })
          await join(getContainer(), { customer: buyer, group })
          await priceCopies(database(), sort === "price_asc" ? 100_000 : 0.01)
          const inOrder = [1, 5, 2, 12, 3, 4, 6, 7, 8, 10, 11, 13, 14, 9]
          const expected = sort === "price_asc" ? inOrder : inOrder.toReversed()
          for (const time of TWICE) {
            const first = await get({ q: WORDS, sort }, buyer.token)
            const second = await get({ q: WORDS, sort, cursor: first.cursor }, buyer.token)
            expect({ time, names: [...first.names, ...second.names] }).toEqual({
              time,
              names: expected.slice(0, 2 * ROWS).map((n) => `Gasket ring ${n}`),
            })
            expect([first.total, second.total]).toEqual([PARTS + MANY, PARTS + MANY])
          }
        },
      )

      it("suggest the newest parts where one of them has a typo", async () => {
        // Behind the others in their table, where whoever looks some of them up comes last.
        await database().raw(
          "update catalogue_entry set words = words || ' ' where variant_id not like 'copy%'",
        )
        const answer = await testApi(api).get("/products/suggestions?q=gaskett+ring")
        const { products } = dataOf(answer, productSuggestionsSchema)
        expect(products.map(({ productName }) => productName)).toEqual(newest(ROWS))
      })

      it("suggest the newest parts where the last of them is half typed", async () => {
        const answer = await testApi(api).get("/products/suggestions?q=gasket+ri")
        const { products } = dataOf(answer, productSuggestionsSchema)
        expect(products.map(({ productName }) => productName)).toEqual(newest(ROWS))
      })

      it.each(SORTS)("are narrowed by stock and category by %s", async (sort) => {
        for (const time of TWICE) {
          const { names } = await get({ q: WORDS, sort, inStock: "true", category: "rings" })
          const had = newest(PARTS).filter((_, at) => at % 2 === 1)
          expect({ time, names }).toEqual({ time, names: had.slice(0, ROWS) })
        }
      })

      it("are passed over by pages of an attribute by name", async () => {
        const query = { attribute: "Bore:24 mm", sort: "name", limit: "3" }
        const first = await get(query)
        expect(first.names).toEqual([11, 12, 13].map((n) => `Gasket ring ${n}`))
        const second = await get({ ...query, cursor: first.cursor })
        expect(second.names).toEqual(["Gasket ring 14"])
        expect([first.total, second.total]).toEqual([4, 4])
      })

      it("find a part that is new at once, with its price as it is now", async () => {
        await get({ q: WORDS })
        const { id } = await addSearchPart(getContainer(), {
          ...{ sku: "GR-NEW", name: "Gasket ring, the newest", price: 3 },
        })
        const [first] = (await get({ q: WORDS })).parts
        expect(first).toMatchObject({ productName: "Gasket ring, the newest", price: 3 })
        await database().raw("update product set deleted_at = now() where id = ?", [id])
        expect((await get({ q: WORDS })).names).toEqual(newest(ROWS))
      })

      it("put a part first that has them as its number", async () => {
        await get({ q: "gasket" })
        expect((await get({ q: "gasket" })).names).toEqual(newest(ROWS))
        await addSearchPart(getContainer(), { sku: "GASKET", name: "Set of 280 seals" })
        await addSearchPart(getContainer(), { sku: "GR-31", name: "Gasket ring 31" })
        const { names } = await get({ q: "gasket" })
        expect(names.slice(0, 2)).toEqual(["Set of 280 seals", "Gasket ring 31"])
      })

      it("are counted for each state again once few parts are left that have them", async () => {
        const totalOf = async () => (await get({ q: WORDS })).total
        // One part without a price is looked for in each search, and only as long as it is there.
        for (const isPriced of [false, true]) {
          const price = "update catalogue_entry set has_base = ? where variant_id = 'copy_1'"
          await database().raw(price, [isPriced])
          await totalOf()
        }
        // What was counted so long ago is waited for: nothing is counted behind anybody any more.
        const later = Date.now() + 12 * MINUTE_MS
        const clock = vi.spyOn(Date, "now").mockReturnValue(later)
        onTestFinished(() => clock.mockRestore())
        // Each test begins in the same state of the catalogue, of which there may be a count still.
        await addSearchPart(getContainer(), { sku: "GR-LATE", name: "Gasket ring, a late one" })
        expect(await totalOf()).toBeGreaterThan(MANY)
        await removeCopies(database())
        // A count of very many holds for a minute at most; then the next visitor has another made.
        clock.mockReturnValue(later + MINUTE_MS + 1)
        expect(await totalOf()).toBeGreaterThan(MANY)
        await vi.waitUntil(async () => (await totalOf()) === PARTS + 1, { timeout: 10_000 })
        await addSearchPart(getContainer(), { sku: "GR-LAST", name: "Gasket ring, the last" })
        expect([await totalOf(), await totalOf()]).toEqual([PARTS + 2, PARTS + 2])
      })
    })
  },
})
