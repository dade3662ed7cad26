import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { LAST_CHANGE } from "../../src/queries/change/read-changes"
import { ORDERS_OF_MARKS, THINGS_OF_MARKS } from "../../src/workflows/change/what-marks-name"
import { openShop } from "../setup/shop-fixture"
import { planOf } from "../setup/run/plan-of"
import { sharedShop } from "../setup/run/shop-suite"

/** What a large shop has, as its indexes find it; marks name some hundred of it. */
const LARGE = [
  "product_variant",
  "product_variant_price_set",
  "product_variant_inventory_item",
  "price",
  "order_payment_collection",
  "payment",
  "order_fulfillment",
  "reservation_item",
  "order_item",
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

const ORDER_ROWS = [
  `insert into order_payment_collection (id, order_id, payment_collection_id)
   select 'link_' || n, 'order_' || n, 'collection_' || n from generate_series(1, 20000) n`,
  `insert into payment (id, amount, raw_amount, currency_code, provider_id,
     payment_collection_id, payment_session_id)
   select 'pay_' || n, 1, '{}', 'usd', 'card', 'collection_' || n, 'session_' || n
   from generate_series(1, 20000) n`,
  `insert into order_fulfillment (id, order_id, fulfillment_id)
   select 'link_' || n, 'order_' || n, 'ful_' || n from generate_series(1, 20000) n`,
  `insert into reservation_item (id, line_item_id, inventory_item_id, location_id, quantity)
   select 'held_' || n, 'line_' || n, 'iitem_' || n, 'here', 1 from generate_series(1, 20000) n`,
  `insert into order_item (id, version, order_id, item_id, quantity, raw_quantity,
     fulfilled_quantity, raw_fulfilled_quantity, shipped_quantity, raw_shipped_quantity,
     return_requested_quantity, raw_return_requested_quantity, return_received_quantity,
     raw_return_received_quantity, return_dismissed_quantity, raw_return_dismissed_quantity,
     written_off_quantity, raw_written_off_quantity)
   select 'item_' || n, 1, 'order_' || n, 'line_' || n, 1, '{}', 0, '{}', 0, '{}', 0, '{}', 0,
     '{}', 0, '{}', 0, '{}' from generate_series(1, 20000) n`,
]

const CHANGES = [
  "create temporary table change_entry (like public.change_entry including all) on commit drop",
  `insert into change_entry (type, thing_ids, at)
   select 'product.updated', '{}', now() from generate_series(1, 20000) n`,
]

const NAMED = `with named as materialized (
  select n as mark, now() as at, kind, prefix || n as id
  from generate_series(1, 500) n
  cross join (values ('product', 'prod_'), ('price_set', 'pset_'), ('price_list', 'plist_'),
    ('inventory_item', 'iitem_'), ('payment_collection', 'collection_'), ('payment', 'pay_'),
    ('fulfillment', 'ful_'), ('reservation', 'held_')) kinds(kind, prefix))`

sharedShop({
  testSuite: ({ getContainer }) => {
    beforeAll(() => openShop(getContainer()))

    describe("what changed in a large shop", () => {
      const planAmong = async (rows: readonly string[], statement: string) => {
        const database: Knex = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
        return database.transaction(async (transaction) => {
          for (const one of rows) await transaction.raw(one)
          return planOf(transaction, statement)
        })
      }
      const planInALargeShop = (rows: readonly string[], found: string) =>
        planAmong([...LARGE, ...rows], `${NAMED} select * from (${found}) found`)

      it("is looked up by the ids that marks name, not looked for among all parts and prices", async () => {
        const plan = await planInALargeShop(ROWS, THINGS_OF_MARKS)
        expect(plan).toMatch(/Index Cond: \(product_id = named/)
        expect(plan).not.toMatch(/Seq Scan on (product_variant|price)/)
      })

      it("last is the end of an index, however much changed before", async () => {
        const plan = await planAmong(CHANGES, LAST_CHANGE)
        expect(plan).toMatch(/Index Scan Backward using change_entry_pkey/)
        expect(plan).not.toContain("Sort")
      })

      it("is not looked for among all orders", async () => {
        const plan = await planInALargeShop(ORDER_ROWS, ORDERS_OF_MARKS)
        expect(plan).toMatch(/Index Cond: \(item_id = held/)
        expect(plan).not.toMatch(/Seq Scan on (order_|payment|reservation_item)/)
      })
    })
  },
})
