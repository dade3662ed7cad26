import { z } from "@medusajs/framework/zod"
import { figuresOf, isFound, judge, type Verdict } from "../../../../demo/src/judged/judge"
import { smallJudgedSet } from "../../../../demo/src/judged/judged-set"
import { productSchema } from "../../../src/contract/product/product"
import { writeCatalogue } from "../../setup/products/write-catalogue"
import { searchText } from "../../setup/products/search-shop"
import { sharedShop } from "../../setup/run/shop-suite"
import { dataOf, testApi } from "../../setup/test-api"

/** As `npm run bench:find` asks of the whole set. */
const LEAST_FOUND = 0.97

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)

    describe("a judged set of searches", () => {
      it("finds the part that is meant among the first three", async () => {
        await writeCatalogue(getContainer())
        const verdicts: Verdict[] = []
        for (const search of smallJudgedSet()) {
          const asked = searchText({ q: search.q, sort: "relevance", limit: "3" })
          const found = dataOf(await api.get(`/products?${asked}`), z.array(productSchema))
          const skus = found.map(({ sku }) => sku)
          verdicts.push(judge(search, skus))
        }
        const missed = verdicts.filter((verdict) => !isFound(verdict))
        expect(figuresOf(verdicts).found, JSON.stringify(missed)).toBeGreaterThanOrEqual(
          LEAST_FOUND,
        )
      })
    })
  },
})
