import { Modules, PriceListStatus } from "@medusajs/framework/utils"
import { createPriceListsWorkflow } from "@medusajs/medusa/core-flows"
import fc from "fast-check"
import { z } from "@medusajs/framework/zod"
import { productSchema } from "../../../src/contract/product/product"
import {
  productFacetsSchema,
  type ProductFacets,
} from "../../../src/contract/product/product-search"
import { addCategory, moveToCategory } from "../../setup/products/categories"
import { reckonFacets, type Reckoned } from "../../setup/products/reckoned-facets"
import { addSearchPart, describePart, searchText } from "../../setup/products/search-shop"
import { openShop } from "../../setup/shop-fixture"
import { sharedShop } from "../../setup/run/shop-suite"
import { dataOf, testApi } from "../../setup/test-api"

const LABELS = ["Position", "Coating", "Length"]
const VALUES = ["a", "2 mm", "7.5 mm"]
const HANDLES = ["one", "two"]
const WORDS = ["red", "green", "bolt"]

const attributes = fc.uniqueArray(
  fc.record({ label: fc.constantFrom(...LABELS), value: fc.constantFrom(...VALUES) }),
  { maxLength: 3, selector: ({ label, value }) => `${label}:${value}` },
)

const part = fc.record({
  words: fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1 }),
  price: fc.integer({ min: 1, max: 9 }),
  stock: fc.constantFrom(0, 5),
  category: fc.constantFrom(...HANDLES),
  attributes,
})

const amount = fc.integer({ min: 1, max: 9 }).map(String)

const filter = fc.record(
  {
    q: fc.constantFrom(...WORDS, "red bolt"),
    category: fc.constantFrom(...HANDLES, "root"),
    attribute: fc.uniqueArray(
      fc
        .tuple(fc.constantFrom(...LABELS), fc.constantFrom(...VALUES))
        .map((pair) => pair.join(":")),
      { minLength: 1, maxLength: 3 },
    ),
    measure: fc.uniqueArray(
      fc
        .tuple(
          fc.constantFrom(...LABELS),
          fc.integer({ min: 0, max: 8 }),
          fc.integer({ min: 0, max: 8 }),
        )
        .map(([label, from, to]) => `${label}:${from}..${to}`),
      { minLength: 1, maxLength: 2 },
    ),
    inStock: fc.constant("true"),
    minPrice: amount,
    maxPrice: amount,
  },
  { requiredKeys: [] },
)

sharedShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    beforeAll(() => openShop(getContainer()))

    const facets = async (query: object) => {
      const text = searchText(query as Record<string, string>)
      return dataOf(await api.get(`/products/facets?${text}`), productFacetsSchema)
    }

    /** What the list says of the parts, with what the test gave them. */
    const reckoned = async (given: Map<string, Pick<Reckoned, "attributes" | "categories">>) => {
      const products = dataOf(await api.get("/products"), z.array(productSchema))
      return products.map(({ productName, sku, price, qty }) => {
        const { attributes: own = [], categories = [] } = given.get(sku) ?? {}
        return { name: productName, price, inStock: qty !== "0", attributes: own, categories }
      })
    }

    describe("GET /api/v1/products/facets", () => {
      it("counts as a plain reckoning does, by prices in force and after each change", async () => {
        const container = getContainer()
        const root = await addCategory(container, { name: "Root", handle: "root" })
        const ids: string[] = []
        for (const handle of HANDLES) {
          const category = { name: handle, handle, parent_category_id: root }
          ids.push(await addCategory(container, category))
        }
        const given = new Map<string, Pick<Reckoned, "attributes" | "categories">>()
        const made: { id: string; sku: string }[] = []
        const parts = fc.sample(part, { seed: 7, numRuns: 14 })
        for (const [index, { words, category, ...rest }] of parts.entries()) {
          const sku = `S-${index}`
          const name = `${words.join(" ")} ${index}`
          const { id } = await addSearchPart(container, { sku, name, ...rest })
          await moveToCategory(container, id, ids[HANDLES.indexOf(category)] ?? "")
          made.push({ id, sku })
          const categories = [category, "root"]
          given.set(sku, { categories, attributes: rest.attributes.map(inOne) })
        }

        const compare = async (seed: number) => {
          const all = await reckoned(given)
          expect(all).toHaveLength(parts.length)
          for (const query of [{}, ...fc.sample(filter, { seed, numRuns: 25 })]) {
            const { matched, ...counted } = await facets(query)
            const told = { query, ...sorted(counted) }
            expect(told).toEqual({ query, ...sorted(reckonFacets(all, query)) })
            expect(matched).toBe("q" in query ? "exact" : "all")
            const list = await api.get(`/products?${searchText(query as Record<string, string>)}`)
            expect(list.headers["x-total-count"]).toBe(String(counted.total))
          }
        }
        await compare(1)

        // As quickly as it is written: nothing that was remembered is told again.
        const [first] = made
        const sheet = { attributes: [{ label: "Position", value: "new" }], oem_numbers: [] }
        await describePart(container, first?.id ?? "", sheet)
        const { categories = [] } = given.get(first?.sku ?? "") ?? {}
        given.set(first?.sku ?? "", { categories, attributes: ["Position:new"] })
        await compare(1)

        // Too long for a shelf of its own, and so for the sums of the whole catalogue.
        const note = { label: "Note", value: "n".repeat(260) }
        const noted = { attributes: [...sheet.attributes, note], oem_numbers: [] }
        await describePart(container, first?.id ?? "", noted)
        const both = ["Position:new", inOne(note)]
        given.set(first?.sku ?? "", { categories, attributes: both })
        await compare(1)

        const product = dataOf(await api.get("/products"), z.array(productSchema))[0]
        await makeSale(product?._id ?? "")
        await compare(1)
      })
    })

    /** A price list in force that sells the product's variant for half a dollar. */
    const makeSale = async (id: string) => {
      const container = getContainer()
      const variants = await container
        .resolve(Modules.PRODUCT)
        .listProductVariants({ product_id: id })
      const prices = variants.map((variant) => ({
        variant_id: variant.id,
        amount: 0.5,
        currency_code: "usd",
      }))
      await createPriceListsWorkflow(container).run({
        input: {
          price_lists_data: [
            { title: "Sale", description: "Of the test", status: PriceListStatus.ACTIVE, prices },
          ],
        },
      })
    }
  },
})

function inOne({ label, value }: { label: string; value: string }): string {
  return `${label}:${value}`
}

/** Without the order among equals, which is the answer's own. */
function sorted({ categories, attributes: labels, ...rest }: Omit<ProductFacets, "matched">) {
  const counts = labels.flatMap(({ label, values }) =>
    values.map(({ value, count }) => `${label}:${value} ${count}`),
  )
  return {
    ...rest,
    categories: categories.map(({ handle, count }) => `${handle} ${count}`).sort(),
    attributes: counts.sort(),
  }
}
