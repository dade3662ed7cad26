import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { PENDING_MAILS } from "../../src/queries/mail/pending-mails"
import { RECEIVERS } from "../../src/queries/mail/receivers"
import { CLAIM_FAILED_MAILS } from "../../src/workflows/mail/steps/claim-failed-mails"
import { openShop } from "../setup/shop-fixture"
import { planOf } from "../setup/run/plan-of"
import { sharedShop } from "../setup/run/shop-suite"

const NOW = "now() - n * interval '1 second'"
const MANY = "generate_series(1, 20000) n"

const TABLES = [
  ...["order", "payment", "fulfillment", "notification"],
  ...["auth_identity", "provider_identity"],
]

/** What a shop has behind a day of many orders: each paid, delivered and told of. */
const DAY = [
  ...TABLES.map(
    (table) =>
      `create temporary table "${table}" (like public."${table}" including all) on commit drop`,
  ),
  `insert into "order" (id, display_id, currency_code, created_at)
    select 'order_' || n, n, 'usd', ${NOW} from ${MANY}`,
  `insert into payment (id, amount, raw_amount, currency_code, provider_id,
      payment_collection_id, payment_session_id, captured_at)
    select 'pay_' || n, 1, '{}', 'usd', 'card', 'collection_' || n, 'session_' || n, ${NOW}
    from ${MANY}`,
  `insert into fulfillment (id, location_id, shipped_at, delivered_at)
    select 'ful_' || n, 'here', ${NOW}, ${NOW} from ${MANY}`,
  `insert into notification (id, "to", channel, idempotency_key, data, status, created_at)
    select 'mail_' || n, 'buyer' || n, 'email', n, '{}', 'success', ${NOW} from ${MANY}`,
  `insert into auth_identity (id, app_metadata)
    select 'person_' || n, jsonb_build_object('customer_id', 'buyer_' || n) from ${MANY}`,
  `insert into provider_identity (id, entity_id, provider, auth_identity_id, user_metadata)
    select 'account_' || n, n, 'firebase', 'person_' || n,
      jsonb_build_object('email', 'buyer' || n, 'email_verified', true) from ${MANY}`,
  `analyze ${TABLES.map((table) => `"${table}"`).join(", ")}`,
]

sharedShop({
  testSuite: ({ getContainer }) => {
    beforeAll(() => openShop(getContainer()))

    const planBehindADay = (
      statement: string,
      bindings: Record<string, string | string[] | number>,
    ) =>
      getContainer()
        .resolve(ContainerRegistrationKeys.PG_CONNECTION)
        .transaction(async (transaction) => {
          for (const made of DAY) await transaction.raw(made)
          return planOf(transaction, statement, bindings)
        })

    describe("the mails of a shop with many orders a day", () => {
      it("that an event tells of are looked for by what it named, not among the day's orders", async () => {
        const named = { announced: ["order_1"], limit: 100 }
        const plan = await planBehindADay(PENDING_MAILS.announced, named)
        for (const table of ["order", "payment", "fulfillment"]) {
          expect(plan).toMatch(
            new RegExp(
              `Index Scan using ${table}_pkey on "?${table}"?.*\\n.*Index Cond: \\(id = ANY`,
            ),
          )
        }
        expect(plan).not.toMatch(/Seq Scan on ("order"|payment|fulfillment) /)
        expect(await planBehindADay(PENDING_MAILS.sweep, named)).toMatch(/Seq Scan on "order"/)
      })

      it("go to an account that is looked up by the order's customer, not looked for among all", async () => {
        const mails = JSON.stringify([{ to: "buyer1", order_id: "order_1" }])
        const plan = await planBehindADay(RECEIVERS, { mails })
        expect(plan).toMatch(/Index Scan using "?auth_identity_expr_idx"? on auth_identity/)
        expect(plan).not.toMatch(/Seq Scan on ("order"|auth_identity|provider_identity) /)
      })

      it("that are to be tried again are not looked for among those that were sent", async () => {
        const plan = await planBehindADay(CLAIM_FAILED_MAILS, { limit: 100 })
        expect(plan).toMatch(/Index Scan using notification_created_at_idx on notification/)
        expect(plan).not.toMatch(/Seq Scan on notification/)
      })
    })
  },
})
