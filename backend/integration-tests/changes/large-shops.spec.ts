import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { THINGS_OF_MARKS } from "../../src/workflows/change/what-marks-name"
import { openShop } from "../setup/shop-fixture"
import { planOf } from "../setup/run/plan-of"
import { sharedShop } from "../setup/run/shop-suite"

/** What a large shop has, as its indexes find it; marks name some hundred of it. */
const LARGE = [
  "product_variant",
  "product_variant_price_set",
  "product_variant_inventory_item",
  "price",
].map(
  (table) => `create temporary table ${table} (like public.${table} including all) on commit drop`,
)

const ROWS = [
  `insert into product_variant (id, title, product_id)
   select 'variant_' || n, 'Part', 'prod_' || n from generate_series(1, 20000) n`,
  `insert into product_variant_price_set (id, variant_id, price_set_id)
   select 'link_' || n, 'variant_' || n, 'pset_' || n from generate_series(1, 20000) n`,
  `insert into product_variant_inventory_item (id, variant_id, inventory_item_id)
   select 'link_' || n, 'variant_' || n, 'iitem_' || n from generate_series(1, 20000) n`,
  `insert into price (id, price_set_id, price_list_id, currency_code, amount, raw_amount)
   select 'price_' || n, 'pset_' || n, 'plist_' || n, 'usd', 1, '{}' from generate_series(1, 20000) n`,
]

const NAMED = `with named as materialized (
  select n as mark, now() as at, kind, prefix || n as id
  from generate_series(1, 500) n
  cross join (values ('product', 'prod_'), ('price_set', 'pset_'), ('price_list', 'plist_'),
    ('inventory_item', 'iitem_')) kinds(kind, prefix))`

sharedShop({
  testSuite: ({ getContainer }) => {
    beforeAll(() => openShop(getContainer()))

    describe("what changed in a large shop", () => {
      it("is looked up by the ids that marks name, not looked for among all parts and prices", async () => {
        const database: Knex = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
        const plan = await database.transaction(async (transaction) => {
          for (const statement of [...LARGE, ...ROWS]) await transaction.raw(statement)
          return planOf(transaction, `${NAMED} select * from (${THINGS_OF_MARKS}) found`)
        })
        expect(plan).toMatch(/Index Cond: \(product_id = named/)
        expect(plan).not.toMatch(/Seq Scan on (product_variant|price)/)
      })
    })
  },
})
