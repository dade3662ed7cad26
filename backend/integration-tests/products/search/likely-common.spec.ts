import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { productSchema } from "../../../src/contract/product/product"
import { matchesOf } from "../../../src/queries/product-search/search-matches"
import { areLikelyCommon, LIKELY } from "../../../src/queries/product-search/page/likely-common"
import { readTerms } from "../../../src/queries/product-search/terms/read-terms"
import { sharedShop } from "../../setup/run/shop-suite"
import { copyOldestEntry, removeCopies } from "../../setup/products/entry-copies"
import { addSearchPart } from "../../setup/products/search-shop"
import { openShop } from "../../setup/shop-fixture"
import { dataOf, testApi } from "../../setup/test-api"

const COPIES = 2 * LIKELY
const MINUTE_MS = 60_000

sharedShop({
  testSuite: ({ api, getContainer }) => {
    const database = () => getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const isCommon = async (q: string, filter = {}) => {
      const matches = matchesOf(await readTerms(getContainer(), q), "exact")
      const wanted = { filter, categoryIds: undefined, matches }
      return areLikelyCommon(getContainer(), wanted)
    }
    const began = Date.now()
    const standAt = (minute: number) =>
      vi.spyOn(Date, "now").mockReturnValue(began + minute * MINUTE_MS)

    beforeAll(async () => {
      await openShop(getContainer())
      await addSearchPart(getContainer(), { sku: "SW-1", name: "Sealing washer 1", stock: 0 })
      await addSearchPart(getContainer(), { sku: "OF-1", name: "Oil filter", stock: 5 })
      await copyOldestEntry(database(), COPIES)
      await database().raw("analyze catalogue_entry")
      // Another suite's shop of this process may have been a small one.
      standAt(10)
    })
    afterAll(async () => {
      vi.restoreAllMocks()
      await removeCopies(database())
    })

    describe("words that nobody has searched for yet", () => {
      it("are likely common where very many parts have them", async () => {
        expect(await isCommon("sealing washer")).toBe(true)
      })

      it("are not where few have them, or few that are in stock", async () => {
        expect(await isCommon("oil filter")).toBe(false)
        expect(await isCommon("sealing washer", { inStock: true })).toBe(false)
      })

      it("find the newest that have them, and how many there are", async () => {
        for (const n of [2, 3]) {
          await addSearchPart(getContainer(), { sku: `SW-${n}`, name: `Sealing washer ${n}` })
        }
        const answer = await testApi(api).get("/products?q=sealing+washer&limit=2&sort=relevance")
        const names = dataOf(answer, z.array(productSchema)).map(({ productName }) => productName)
        expect(names).toEqual(["Sealing washer 3", "Sealing washer 2"])
        expect(answer.headers["x-total-count"]).toBe(String(COPIES + 3))
      })

      it("are looked up in a small shop, which is known to be one after a minute", async () => {
        await removeCopies(database())
        expect(await isCommon("sealing washer")).toBe(true)
        standAt(11)
        expect(await isCommon("sealing washer")).toBe(false)
      })
    })
  },
})
