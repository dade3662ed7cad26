import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { findUnpayableOrders } from "../../src/queries/order-inconsistencies/unpayable-orders"
import { openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"

type Rows = { rows: { "QUERY PLAN": string }[] }

/** What a large shop keeps of its payments; nobody has counted it for PostgreSQL. */
const LARGE = `
  create temporary table payment_collection (like public.payment_collection including all) on commit drop;
  create temporary table payment_session (like public.payment_session including all) on commit drop;
  create temporary table order_payment_collection
    (like public.order_payment_collection including all) on commit drop;
  insert into payment_collection (id, currency_code, amount, raw_amount, status)
  select 'pay_col_' || n, 'usd', 1, '{}', 'not_paid' from generate_series(1, 20000) n;
  insert into payment_session (id, currency_code, amount, raw_amount, provider_id, data, status, payment_collection_id)
  select 'payses_' || n, 'usd', 1, '{}', 'pp', jsonb_build_object('metadata', jsonb_build_object('order_id', 'order_' || n)),
    'pending', 'pay_col_' || n from generate_series(1, 20000) n;
  insert into order_payment_collection (id, order_id, payment_collection_id)
  select 'ordpay_' || n, 'order_' || n, 'pay_col_' || n from generate_series(1, 20000) n`

sharedShop({
  testSuite: ({ getContainer }) => {
    beforeAll(() => openShop(getContainer()))

    describe("orders that nobody can pay", () => {
      it.each([{ after: "", limit: 100 }, { only: "order_1" }])(
        "are looked up by their own ids, however many payments there are: %o",
        async (page) => {
          const database: Knex = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
          const plan = await database.transaction(async (transaction) => {
            await transaction.raw(LARGE)
            const raw = (statement: string, bindings: (string | number)[]) =>
              transaction.raw<Rows>(`explain ${statement}`, bindings)
            const rows: unknown = await findUnpayableOrders({ raw } as unknown as Knex, page)
            return (rows as Rows["rows"]).map((row) => row["QUERY PLAN"]).join("\n")
          })
          expect(plan).toMatch(/Index Cond: .*'order_id'::text\) = o\.id/)
          expect(plan).not.toMatch(/Seq Scan on (order_)?payment_/)
        },
      )
    })
  },
})
