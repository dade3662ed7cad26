import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { unitPriceAt } from "../../src/contract/product/price-ladder"
import { ladderJson } from "../../src/prices/winning-price"
import { queryPrepared } from "../../src/queries/database/prepared-query"
import { priceOf, SHOP_AND_LISTS } from "../../src/queries/product/price-in-force"
import { readShop } from "../../src/queries/shop/shop"
import { fuzzSettings } from "../contract/properties/settings"
import { randomPrices } from "../setup/products/random-prices"
import { setId, variantId, writeBuyers, writePrices } from "../setup/products/write-prices"
import { sharedShop } from "../setup/run/shop-suite"

const { cases, seed } = fuzzSettings(process.env)
const SETS = Math.max(400, cases * 4)
const LIMIT_MS = 60_000 + cases * 1_000

/** The price function of the shop's statements, of a variant without a rule of its product. */
const RUNGS = `with ${SHOP_AND_LISTS}
select wanted.id, ${ladderJson("price")} as rungs, price.amount, price.quantity
from unnest(cast(:ids as text[])) wanted(id)
cross join lateral (select cast(null as int) as minimum, cast(null as int) as multiple) rule
left join ${priceOf("wanted.id")} price on true`

type Priced = {
  id: string
  rungs: { from: number; unitPrice: number | null }[] | null
  amount: string | null
  quantity: string | null
}

sharedShop({
  testSuite: ({ getContainer }) => {
    describe(`what a part costs, of ${SETS} random sets of prices`, () => {
      it(
        "is what Medusa's calculatePrices says, for whoever buys and however many",
        { timeout: LIMIT_MS },
        async () => {
          const container = getContainer()
          const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
          const { region_id, currency_code } = await readShop(container)
          const made = randomPrices(seed, SETS)
          await writePrices(database, made, region_id)
          const customers = await writeBuyers(database, made.buyers)
          const ids = made.sets.map((_, index) => variantId(index))
          const again = `FUZZ_SEED=${seed} FUZZ_CASES=${cases} npm run fuzz`
          let compared = 0
          for (const [number, groups] of [...made.buyers, []].entries()) {
            const customer_id = customers[number] ?? null
            const rows = await queryPrepared<Priced>(container, RUNGS, { ids, customer_id })
            const ours = new Map(rows.map((row) => [row.id, row]))
            for (const quantity of made.quantities) {
              const customer = { groups: groups.map((id) => ({ id })) }
              const context = { region_id, currency_code, customer, quantity }
              const theirs = await container.resolve(Modules.PRICING).calculatePrices(
                { id: made.sets.map((_, index) => setId(index)) },
                // Its type knows no nested value; its statements flatten them.
                { context: context as unknown as Record<string, string | number> },
              )
              const amounts = new Map(
                theirs.map(({ id, calculated_amount }) => [id, calculated_amount]),
              )
              for (const [index, set] of made.sets.entries()) {
                const rungs = ours.get(variantId(index))?.rungs ?? []
                const price = unitPriceAt(rungs as { from: number; unitPrice: number }[], quantity)
                const about = { again, set, lists: made.lists, groups, quantity }
                expect({ about, price: price ?? null }).toEqual({
                  about,
                  price: amounts.get(setId(index)) ?? null,
                })
                compared += price === undefined || price === null ? 0 : 1
              }
            }
            for (const { rungs, amount, quantity } of rows) {
              if (!rungs) continue
              // As few as can be ordered: fifty, or the next that have a price, or else any.
              const first = rungs.find(({ unitPrice }, at) => {
                const end = rungs[at + 1]?.from ?? Infinity
                return unitPrice !== null && end > 50
              })
              const priced = first ?? rungs.find(({ unitPrice }) => unitPrice !== null)
              expect(Number(amount)).toBe(priced?.unitPrice)
              expect(Number(quantity)).toBe(first ? Math.max(50, first.from) : priced?.from)
            }
          }
          expect(compared).toBeGreaterThan(SETS)
        },
      )
    })
  },
})
