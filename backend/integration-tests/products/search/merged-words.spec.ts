import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import mergeSearchWords from "../../../src/jobs/clean-up/merge-search-words"
import { addSearchPart } from "../../setup/products/search-shop"
import { openShop } from "../../setup/shop-fixture"
import { sharedShop } from "../../setup/run/shop-suite"

const INDEXES = ["words", "joined", "codes", "choices"].map((of) => `catalogue_entry_${of}`)

sharedShop({
  testSuite: ({ getContainer }) => {
    beforeAll(() => openShop(getContainer()))

    /** How many pages of words waited beside the indexes; none does after that. */
    const waiting = async (): Promise<number> => {
      const { rows } = await getContainer()
        .resolve(ContainerRegistrationKeys.PG_CONNECTION)
        .raw(
          "select cast(sum(gin_clean_pending_list(cast(name as regclass))) as integer) as pages from unnest(cast(? as text[])) name",
          [INDEXES],
        )
      return rows[0].pages
    }

    it("puts a new part's words, which each search would read beside its index, into it", async () => {
      await addSearchPart(getContainer(), { sku: "MW-1", name: "Gasket for a pump" })
      expect(await waiting()).toBeGreaterThan(0)
      await addSearchPart(getContainer(), { sku: "MW-2", name: "Ring for a pump" })
      await mergeSearchWords(getContainer())
      expect(await waiting()).toBe(0)
    })
  },
})
