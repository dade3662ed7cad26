import fc from "fast-check"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { productSchema } from "../../../src/contract/product/product"
import { WORD } from "../../../src/queries/product-search/matches/boundaries"
import { MATCH_LEVELS, type MatchLevel } from "../../../src/queries/product-search/matches/matches"
import { matchesOf } from "../../../src/queries/product-search/search-matches"
import { withNearWords } from "../../../src/queries/product-search/terms/near-words"
import { readTerms } from "../../../src/queries/product-search/terms/read-terms"
import { withinATypo } from "../../../src/queries/product-search/terms/search-words"
import { sharedShop } from "../../setup/run/shop-suite"
import { addSearchPart } from "../../setup/products/search-shop"
import { openShop } from "../../setup/shop-fixture"
import { dataOf, testApi } from "../../setup/test-api"

const NAMES = [
  "Brake disc, vented (front)",
  "Water-pump gasket",
  "Wiper blade/rear",
  "Bremsscheibe für Lüfter",
  "Clutch release bearing 30mm",
  "Brakes: pads and shoes",
]
const SIGNS = "abcdeiklmnoprstuü"

/** A word of one of the names with a sign wrong, missing, too many, or two swapped. */
const mistyped = fc
  .record({
    word: fc.constantFrom(
      ...NAMES.flatMap((name) => name.toLowerCase().match(/\p{L}{4,}/gu) ?? []),
    ),
    at: fc.nat(12),
    sign: fc.constantFrom(...SIGNS),
    way: fc.constantFrom("wrong", "missing", "many", "swapped"),
  })
  .map(({ word, at: place, sign, way }) => {
    const at = place % word.length
    const [before, own, behind] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
    if (way === "wrong") return before + sign + behind
    if (way === "missing") return before + behind
    if (way === "many") return before + sign + own + behind
    return before + behind.charAt(0) + own + behind.slice(1)
  })
  .filter((word) => word.length >= 5)

sharedShop({
  testSuite: ({ api, getContainer }) => {
    const database = () => getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const foundBy = async (q: string) => {
      const answer = await testApi(api).get(`/products?q=${encodeURIComponent(q)}`)
      return dataOf(answer, z.array(productSchema)).map(({ productName }) => productName)
    }
    const nearOf = async (q: string, level: MatchLevel = "similar") => {
      const terms = await withNearWords(getContainer(), await readTerms(getContainer(), q), level)
      return terms.flatMap(({ words }) => words).map(({ near }) => near?.toSorted())
    }
    const idsWhere = async (condition: string, bindings: Record<string, string>) => {
      const { rows } = await database().raw<{ rows: { variant_id: string }[] }>(
        `select variant_id from catalogue_entry e where ${condition} order by variant_id`,
        bindings,
      )
      return rows.map(({ variant_id }) => variant_id)
    }

    beforeAll(async () => {
      await openShop(getContainer())
      for (const [index, name] of NAMES.entries()) {
        await addSearchPart(getContainer(), { sku: `NW-${index}`, name })
      }
    })

    describe("words that are typed with a typo", () => {
      it("are looked for among the words of the catalogue", async () => {
        expect(await nearOf("disk")).toEqual([["disc"]])
        expect(await nearOf("gaskte 30mm brkes")).toEqual([["gasket"], undefined, ["brakes"]])
        expect(await nearOf("clutsh relea", "begun")).toEqual([["clutch"], ["releas"]])
      })

      it("are near nothing where no part has such a word, and are asked for once", async () => {
        const terms = await readTerms(getContainer(), "qzxv")
        const [exact, ...generous] = MATCH_LEVELS
        for (const level of generous) {
          const near = await withNearWords(getContainer(), terms, level)
          expect(matchesOf(near, level)).toEqual(matchesOf(terms, exact))
        }
      })

      it("find what each entry's own words are within a typo of", async () => {
        const entries = async (typed: string, level: "similar" | "begun") => {
          const terms = await readTerms(getContainer(), typed)
          const near = matchesOf(await withNearWords(getContainer(), terms, level), level)
          const end = level === "begun" ? "" : WORD[1]
          const tried = { near: WORD[0] + withinATypo(typed) + end, held: `%${typed}%` }
          const plainly = "(e.words ~ :near or e.words like :held)"
          return [
            await idsWhere(near.condition, near.bindings),
            await idsWhere(`${plainly} or ${near.condition}`, { ...near.bindings, ...tried }),
          ]
        }
        await fc.assert(
          fc.asyncProperty(mistyped, fc.constantFrom("similar", "begun"), async (typed, level) => {
            const [found, all] = await entries(typed, level)
            expect(found).toEqual(all)
          }),
        )
      })

      it("find what came to be called so a moment ago", async () => {
        expect(await foundBy("zephirus")).toEqual([])
        const { id } = await addSearchPart(getContainer(), {
          sku: "NW-90",
          name: "Gasket",
          attributes: [{ label: "Series", value: "Zephyrus 300" }],
        })
        expect(await foundBy("zephirus")).toEqual(["Gasket"])

        expect(await foundBy("turbien")).toEqual([])
        await database()("product").where({ id }).update({ title: "Turbine housing" })
        expect(await foundBy("turbien")).toEqual(["Turbine housing"])
      })

      it("are among the words only up to a digit, and each once", async () => {
        await addSearchPart(getContainer(), { sku: "NW-91", name: "Brake disc Xenith77 QX4711" })
        const { rows } = await database().raw<{ rows: { word: string; count: number }[] }>(
          `select word, cast(count(*) as int) as count from catalogue_word
          where word ~ '^(disc$|xenith|qx|nw)' group by word order by word`,
        )
        expect(rows).toEqual([
          { word: "disc", count: 1 },
          { word: "xenith", count: 1 },
        ])
      })
    })
  },
})
