import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import {
  ContainerRegistrationKeys,
  Modules,
  PriceListStatus,
  PriceListType,
} from "@medusajs/framework/utils"
import { createPriceListsWorkflow } from "@medusajs/medusa/core-flows"
import { z } from "@medusajs/framework/zod"
import { productSchema } from "../../../src/contract/product/product"
import { productFacetsSchema } from "../../../src/contract/product/product-search"
import { facetsStatement } from "../../../src/queries/product-facets/facet-statements"
import { copyOldestEntry, priceCopies, removeCopies } from "../../setup/products/entry-copies"
import {
  addSearchPart,
  describePart,
  searchText,
  type SearchQuery,
} from "../../setup/products/search-shop"
import { openShop } from "../../setup/shop-fixture"
import { sharedShop } from "../../setup/run/shop-suite"
import { dataOf, testApi } from "../../setup/test-api"

const CHEAP = 5
const COATED = 9
/** More than are walked for a price, and behind them more than are looked up for it. */
const CHEAP_COPIES = 11_000
const COATED_COPIES = 2500
const ALL = CHEAP_COPIES + COATED_COPIES
/** As an entry of the catalogue has it, a shelf of its own does not. */
const LONG = `24 ${"m".repeat(260)}`

/** The measures of some parts, and at an end of each order what copies have. */
const MEASURED = { "TS-1": ["4 mm"], "TS-2": ["2 mm"], "TS-3": ["9 mm", "3 mm"] }
const ENDS = { asc: "Depth:50 mm", desc: "Height:0 mm" }
const depth = (sku: keyof typeof MEASURED) =>
  MEASURED[sku].flatMap((value) => ["Depth", "Height"].map((label) => ({ label, value })))

const PARTS = [
  { sku: "TS-1", name: "Thrust shim 1", price: CHEAP, stock: 5 },
  {
    sku: "TS-2",
    name: "Thrust shim 2",
    price: 1,
    stock: 0,
    attributes: [bore("22 mm"), ...depth("TS-2")],
  },
  {
    sku: "TS-3",
    name: "Thrust shim 3",
    price: 80,
    stock: 5,
    attributes: [bore("30 mm"), ...depth("TS-3")],
  },
]
const LONG_PART = { sku: "TS-4", name: "Thrust shim 4", price: 60, stock: 0 }

sharedShop({
  testSuite: ({ api, getContainer }) => {
    const database = () => getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const facets = async (query: SearchQuery & Record<string, string>) =>
      dataOf(await testApi(api).get(`/products/facets?${searchText(query)}`), productFacetsSchema)
    const began = Date.now()

    beforeAll(async () => {
      await openShop(getContainer())
      const ids: string[] = []
      for (const part of PARTS) ids.push((await addSearchPart(getContainer(), part)).id)
      await copyOldestEntry(database(), ALL)
      await describePart(getContainer(), ids[0] ?? "", {
        attributes: depth("TS-1"),
        oem_numbers: [],
      })
      await priceCopies(database(), CHEAP)
      await describeCopies(database())
      // Another suite's shop of this process may have been a small one.
      vi.spyOn(Date, "now").mockReturnValue(began + 600_000)
    })
    afterAll(async () => {
      vi.restoreAllMocks()
      await removeCopies(database())
    })

    describe("the facets of a large shop", () => {
      it("count all of it, what is in stock, and what words and choices leave", async () => {
        const [all, inStock, worded, coated] = [
          await facets({}),
          await facets({ inStock: "true" }),
          await facets({ q: "thrust shim" }),
          await facets({ attribute: "Finish:Coated" }),
        ]
        expect(all).toMatchObject({ total: ALL + 3, inStock: ALL + 2, price: { min: 1, max: 80 } })
        expect(inStock).toMatchObject({ total: ALL + 2, inStock: ALL + 2 })
        expect(inStock.price).toEqual({ min: CHEAP, max: 80 })
        expect(worded).toEqual({ ...all, matched: "exact" })
        expect(coated).toMatchObject({ total: COATED_COPIES, price: { min: COATED, max: COATED } })
        // What is chosen leaves its own group's other choices as they are.
        expect(counts(coated.attributes, "Finish")).toEqual({ Coated: COATED_COPIES })
        expect(counts(all.attributes, "Bore")).toEqual({ "22 mm": 1, "30 mm": 1 })
        expect(counts(inStock.attributes, "Bore")).toEqual({ "30 mm": 1 })
        expect(coated.attributes.map(({ label }) => label)).toEqual(["Finish"])
      })

      it("count what prices leave, whether that is nearly all or little", async () => {
        const [most, few, chosen] = [
          await facets({ minPrice: "2" }),
          await facets({ minPrice: "60", inStock: "true" }),
          await facets({ minPrice: "2", attribute: "Bore:22 mm" }),
        ]
        expect(most).toMatchObject({ total: ALL + 2, inStock: ALL + 2, price: { min: 1, max: 80 } })
        expect(counts(most.attributes, "Bore")).toEqual({ "30 mm": 1 })
        expect(few).toMatchObject({ total: 1, inStock: 1, price: { min: CHEAP, max: 80 } })
        expect(counts(few.attributes, "Bore")).toEqual({ "30 mm": 1 })
        expect(chosen).toMatchObject({ total: 0, price: { min: 1, max: 1 } })
        expect(counts(chosen.attributes, "Bore")).toEqual({ "30 mm": 1 })
      })

      it("are told by sums and by the ends of an index where nothing is left out", async () => {
        const { statement, bindings } = facetsStatement({
          filter: {},
          matches: undefined,
          buyer: { customer_id: null },
          own: "none",
        })
        const { rows } = await database().raw<{ rows: { "QUERY PLAN": string }[] }>(
          `explain (analyze) ${statement}`,
          bindings,
        )
        const plan = rows.map((row) => row["QUERY PLAN"]).join("\n")
        expect(plan).toContain("catalogue_cost_price")
        expect(plan).not.toMatch(/Seq Scan on catalogue_(entry|cost) .*actual/)
      })

      it("tell the ends of prices that stand behind all that is cheaper and dearer", async () => {
        const { price } = await facets({ attribute: "Finish:Coated", inStock: "true" })
        expect(price).toEqual({ min: COATED, max: COATED })
      })

      it.each([
        ["Depth", "asc", ["TS-2", "TS-3", "TS-1"]],
        ["Height", "desc", ["TS-1", "TS-3", "TS-2"]],
      ])("agree with a list in the order of %s, %s, page by page", async (label, way, skus) => {
        for (const narrowed of ["", "&minPrice=1", "&q=thrust"]) {
          const query = `sort=measure_${way}&sortBy=${label}&limit=1${narrowed}`
          let cursor = ""
          for (const sku of skus) {
            const answer = await testApi(api).get(`/products?${query}${cursor}`)
            const rows = dataOf(answer, z.array(productSchema))
            expect([narrowed, rows.map((row) => row.sku)]).toEqual([narrowed, [sku]])
            expect(answer.headers["x-total-count"]).toBe(String(ALL + 3))
            cursor = `&cursor=${/cursor=([^&>]+)/.exec(answer.headers.link ?? "")?.[1]}`
          }
        }
      })

      it("find a range of a measure, on whatever shelf its attribute is", async () => {
        await addSearchPart(getContainer(), { ...LONG_PART, attributes: [bore(LONG)] })
        const { total, attributes, price } = await facets({ measure: "Bore:20..25" })
        expect({ total, price }).toEqual({ total: 2, price: { min: 1, max: 60 } })
        expect(counts(attributes, "Bore")).toEqual({ "22 mm": 1, "30 mm": 1, [LONG]: 1 })
        const answer = await testApi(api).get("/products?measure=Bore:20..25")
        expect(answer.headers["x-total-count"]).toBe("2")
      })

      it("know what a list of prices sells for less, and for more", async () => {
        await sell([
          { sku: "TS-2", amount: 70 },
          { sku: "TS-3", amount: 2 },
        ])
        expect((await facets({ q: "thrust shims" })).price).toEqual({ min: 2, max: 70 })
        expect((await facets({})).price).toEqual({ min: 2, max: 70 })
      })
    })

    /** A price list in force that overrides what parts cost. */
    const sell = async (offers: { sku: string; amount: number }[]) => {
      const variants = await getContainer()
        .resolve(Modules.PRODUCT)
        .listProductVariants({ sku: offers.map(({ sku }) => sku) })
      const prices = offers.map(({ sku, amount }) => ({
        variant_id: variants.find((variant) => variant.sku === sku)?.id ?? "",
        amount,
        currency_code: "usd",
      }))
      const list = {
        title: "Other",
        description: "Of the test",
        status: PriceListStatus.ACTIVE,
        type: PriceListType.OVERRIDE,
      }
      await createPriceListsWorkflow(getContainer()).run({
        input: { price_lists_data: [{ ...list, prices }] },
      })
    }
  },
})

function bore(value: string) {
  return { label: "Bore", value }
}

function counts(
  attributes: { label: string; values: { value: string; count: number }[] }[],
  label: string,
) {
  const values = attributes.find((one) => one.label === label)?.values ?? []
  return Object.fromEntries(values.map(({ value, count }) => [value, count]))
}

/** The last copies are coated, and cost more; some are measured. */
async function describeCopies(database: Knex): Promise<void> {
  await database.raw(
    "update catalogue_entry set attributes = ? where variant_id in ('copy_1', 'copy_2')",
    [Object.values(ENDS)],
  )
  const copies = Array.from({ length: COATED_COPIES }, (_, n) => `copy_${CHEAP_COPIES + 1 + n}`)
  await database.raw(
    "update catalogue_entry set attributes = array['Finish:Coated'] where variant_id = any(?)",
    [copies],
  )
  await database.raw(`update catalogue_cost set base_price = ? where variant_id = any(?)`, [
    COATED,
    copies,
  ])
  await database.raw("analyze catalogue_entry, catalogue_cost")
}
