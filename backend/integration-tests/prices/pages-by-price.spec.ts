import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { seedCategories } from "../../../demo/src/seed/categories"
import { productListQuerySchema } from "../../src/contract/product/product"
import { productFilterSchema, type ProductFacets } from "../../src/contract/product/product-search"
import { queryPrepared } from "../../src/queries/database/prepared-query"
import { readOwnKind } from "../../src/queries/product/own/own-kind"
import { priceOf, RULE_OF_PRODUCT, SHOP_AND_LISTS } from "../../src/queries/product/price-in-force"
import { readSellablePage } from "../../src/queries/product/products"
import { readProductFacets } from "../../src/queries/product-facets/product-facets"
import { readShop } from "../../src/queries/shop/shop"
import { fuzzSettings } from "../contract/properties/settings"
import { reckonFacets } from "../setup/products/reckoned-facets"
import { randomPrices, type RandomPrices } from "../setup/products/random-prices"
import { KINDS, writeParts } from "../setup/products/write-parts"
import { writeBuyers, writePrices } from "../setup/products/write-prices"
import { sharedShop } from "../setup/run/shop-suite"

const { cases, seed } = fuzzSettings(process.env)
/** More than a bucket whose parts are each asked what they cost. */
const SETS = Math.min(2000, Math.max(520, cases * 4))
const LIMIT_MS = 60_000 + cases * 1_000
/** Of the pages in turn: they end before, within and behind parts of one price. */
const LIMITS = [1, 7, 200]

/** What each part costs, asked one by one. */
const ANSWERS = `with ${SHOP_AND_LISTS}
select v.id, cast(price.amount as float8) as price,
  exists (select from product_category_product c where c.product_id = p.id) as placed,
  p.metadata -> 'attributes' -> 0 ->> 'value' as kind
from product p join product_variant v on v.product_id = p.id
cross join ${RULE_OF_PRODUCT}
cross join ${priceOf("v.id")} price
where price.amount is not null
order by price.amount, v.id`

type Answer = { id: string; price: number; placed: boolean; kind: string }

/** Few different amounts, so that many parts cost the same; most parts without rules, half without rungs. */
function plainer({ sets, lists, ...made }: RandomPrices): RandomPrices {
  const everybody = { region: null, groups: [] }
  const inForce = { status: "active", starts: null, ends: null, deleted: false } as const
  return {
    ...made,
    // Half of the lists hold, some of them for everybody: both of sales and of other prices.
    lists: lists.map((list, index) => ({
      ...list,
      ...(index % 2 > 0 && inForce),
      ...(index % 4 > 0 && { type: index < 4 ? "sale" : "override" }),
      ...(index % 4 === 3 && { rules: everybody }),
    })),
    sets: sets.map((set, index) =>
      set.map((price) => ({
        ...price,
        amount: price.amount % 40,
        ...(index % 2 > 0 && { least: null, most: null }),
        ...(index % 6 > 0 && { rules: everybody }),
      })),
    ),
  }
}

/** All base prices are for everybody and any quantity, and each part has one. */
async function levelBasePrices(database: Knex) {
  await database.raw(`delete from price_rule rule using price
    where price.id = rule.price_id and price.price_list_id is null`)
  await database.raw(
    `update price set min_quantity = null, max_quantity = null, rules_count = 0
    where price_list_id is null`,
  )
  await database.raw(`insert into price
      (id, price_set_id, currency_code, amount, raw_amount, rules_count)
    select 'level_' || id, id, 'usd', length(id) + ascii(reverse(id)) % 10, '{"value":"1"}', 0
    from price_set where id like 'pset_random_%'`)
}

sharedShop({
  testSuite: ({ getContainer }) => {
    describe(`pages by price of ${SETS} parts with random prices`, () => {
      const again = `FUZZ_SEED=${seed} FUZZ_CASES=${cases} npm run fuzz`
      let buyers: (string | null)[] = []
      let handle = ""

      beforeAll(async () => {
        const container = getContainer()
        const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
        const { region_id, sales_channel_id } = await readShop(container)
        const [category = ""] = (await seedCategories(container)).values()
        const [row] = await queryPrepared<{ handle: string }>(
          container,
          "select handle from product_category where id = :category",
          { category },
        )
        handle = row?.handle ?? ""
        await writeParts(database, { count: SETS, sales_channel_id, category })
        const made = plainer(randomPrices(seed, SETS))
        await writePrices(database, made, region_id)
        buyers = [...(await writeBuyers(database, made.buyers)), null]
      })

      const answersFor = (customer_id: string | null) =>
        queryPrepared<Answer>(getContainer(), ANSWERS, { customer_id })

      /** All pages of a list, one behind the other. */
      const walk = async (query: Record<string, string>, customer_id: string | null) => {
        const found: { id: string; price: number }[] = []
        const totals = new Set<number>()
        let cursor: string | undefined
        for (let page = 0; page === 0 || cursor; page += 1) {
          const limit = LIMITS[page % LIMITS.length]
          const asked = productListQuerySchema.parse({ ...query, limit, ...(cursor && { cursor }) })
          const read = await readSellablePage(getContainer(), asked, { customer_id })
          found.push(...(read?.sellables ?? []).map(({ variant_id: id, price }) => ({ id, price })))
          totals.add(read?.total ?? 0)
          cursor = read?.next
        }
        return { again, found, totals: [...totals] }
      }

      const expected = (answers: Answer[], sort?: string) => ({
        again,
        found: (sort === "price_desc" ? [...answers].reverse() : answers).map(({ id, price }) => ({
          id,
          price,
        })),
        totals: [answers.length],
      })

      const expectOrder = async () => {
        for (const [number, buyer] of buyers.entries()) {
          const answers = await answersFor(buyer)
          const lists: [Record<string, string>, Answer[]][] = [
            [{}, answers],
            [{ inStock: "true" }, answers],
            [{ category: handle }, answers.filter(({ placed }) => placed)],
            [{ q: "random" }, answers],
            ...Object.values(KINDS).map((attribute): [Record<string, string>, Answer[]] => [
              { attribute },
              answers.filter(({ kind }) => attribute === `Kind:${kind}`),
            ]),
          ]
          for (const [query, meant] of number < 2 ? lists : lists.slice(0, 1)) {
            for (const sort of ["price_asc", "price_desc"]) {
              expect(await walk({ ...query, sort }, buyer)).toEqual(expected(meant, sort))
            }
          }
        }
      }

      const expectFacets = async (
        query: Record<string, string>,
        { answers, buyer }: { answers: Answer[]; buyer: string | null },
      ) => {
        const { attribute, ...others } = query
        const asked = { ...others, ...(attribute !== undefined && { attribute: [attribute] }) }
        const parts = answers.map(({ price, placed, kind }) => ({
          ...{ name: "", price, inStock: true },
          ...{ attributes: [`Kind:${kind}`], categories: placed ? [handle] : [] },
        }))
        const countsOf = ({
          total,
          inStock,
          price,
          attributes,
        }: Omit<ProductFacets, "matched">) => ({
          ...{ again, query, total, inStock, price },
          kinds: new Set(
            attributes.flatMap(({ values }) => values.map((one) => `${one.count} ${one.value}`)),
          ),
        })
        const facets = await readProductFacets(getContainer(), {
          filter: productFilterSchema.parse(asked),
          buyer: { customer_id: buyer },
        })
        expect(countsOf(facets)).toEqual(countsOf(reckonFacets(parts, asked)))
        const placed = facets.categories.find((one) => one.handle === handle)?.count
        expect(placed ?? 0).toBe(reckonFacets(parts, { ...asked, category: handle }).total)
      }

      const expectNarrowedRanges = async () => {
        for (const buyer of [buyers[0] ?? null, null]) {
          const answers = await answersFor(buyer)
          const [attribute = ""] = Object.values(KINDS)
          const lists: [Record<string, string>, (one: Answer) => boolean][] = [
            [{ minPrice: "9" }, ({ price }) => price >= 9],
            [{ maxPrice: "9", inStock: "true" }, ({ price }) => price <= 9],
            [{ minPrice: "9", category: handle }, ({ price, placed }) => placed && price >= 9],
            [{ maxPrice: "9", category: handle }, ({ price, placed }) => placed && price <= 9],
            [
              { minPrice: "4", maxPrice: "20", attribute },
              ({ price, kind }) => attribute === `Kind:${kind}` && price >= 4 && price <= 20,
            ],
          ]
          for (const [query, isMeant] of lists) {
            const meant = answers.filter(isMeant)
            for (const sort of ["price_asc", "price_desc"]) {
              expect(await walk({ ...query, sort }, buyer)).toEqual(expected(meant, sort))
            }
            const { totals } = await walk({ ...query, sort: "newest" }, buyer)
            expect(totals).toEqual([meant.length])
            await expectFacets(query, { answers, buyer })
          }
        }
      }

      const expectRanges = async () => {
        await expectNarrowedRanges()
        for (const buyer of buyers) {
          const answers = await answersFor(buyer)
          for (const [minPrice, maxPrice] of [
            ["0", "3"],
            ["7", "7"],
            ["11", "30"],
          ] as const) {
            const meant = answers.filter(({ price }) => price >= +minPrice && price <= +maxPrice)
            const query = { minPrice, maxPrice }
            for (const sort of ["price_asc", "price_desc"]) {
              expect(await walk({ ...query, sort }, buyer)).toEqual(expected(meant, sort))
            }
            const { found } = await walk({ ...query, sort: "name" }, buyer)
            expect(found.map(({ id }) => id).sort()).toEqual(meant.map(({ id }) => id).sort())
            const filter = { minPrice: +minPrice, maxPrice: +maxPrice }
            const facets = await readProductFacets(getContainer(), {
              filter,
              buyer: { customer_id: buyer },
            })
            const prices = answers.map(({ price }) => price)
            expect(facets).toMatchObject({
              total: meant.length,
              price: { min: Math.min(...prices), max: Math.max(...prices) },
            })
          }
        }
      }

      const kinds = async (range = {}) =>
        new Set(
          await Promise.all(
            buyers.map((customer_id) => readOwnKind(getContainer(), { customer_id }, range)),
          ),
        )

      it(
        "hold all parts in the order of what each costs the buyer, whatever else is asked",
        { timeout: LIMIT_MS },
        expectOrder,
      )

      it("hold and count what lies between two prices", { timeout: LIMIT_MS }, expectRanges)

      it(
        "do so by shorter ways where base prices are the same for everybody and any quantity",
        { timeout: LIMIT_MS },
        async () => {
          expect(await kinds()).toContain("any")
          await levelBasePrices(getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION))
          expect(await kinds()).toEqual(new Set(["plain"]))
          expect(await kinds({ minPrice: 7, maxPrice: 7 })).toContain("near")
          await expectOrder()
          await expectRanges()
          await getContainer()
            .resolve(ContainerRegistrationKeys.PG_CONNECTION)
            .raw("update price_list set status = 'draft'")
          expect(await kinds()).toEqual(new Set(["none"]))
          await expectOrder()
          await expectNarrowedRanges()
        },
      )
    })
  },
})
