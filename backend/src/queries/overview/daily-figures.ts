import type { MedusaContainer } from "@medusajs/framework/types"
import type { Overview } from "../../contract/staff/admin-overview"
import { queryPrepared } from "../database/prepared-query"
import { isWithin, type Period } from "./period"

export type DailyFigures = Pick<Overview, "daily" | "total">

const DAY = (column: string) => `cast(${column} at time zone 'utc' as date)`

const counted = (column: "created_at" | "canceled_at") => `
  select ${DAY(column)} as day, count(*) as count from "order"
  where deleted_at is null and not is_draft_order and ${isWithin(column)}
  group by 1`

const REVENUE = `json_agg(json_build_object(
      'currency_code', currency_code, 'amount', coalesce(amount, 0)) order by currency_code)`

// By the orders' own books: a payment of a cart that became no order is in none. Sums are
// PostgreSQL's, whose numbers are exact.
const FIGURES = `with money as materialized (
  select ${DAY("created_at")} as day, currency_code, sum(amount) as amount
  from order_transaction
  where deleted_at is null and reference in ('capture', 'refund') and ${isWithin("created_at")}
  group by 1, 2
), currencies as (
  select currency_code from money union select lower(:currency)
), days as (
  select cast(day as date) as day
  from generate_series(cast(:from as timestamp), cast(:to as timestamp), interval '1 day') day
), per_day as (
  select days.day, placed.count as orders, cancelled.count as cancelled, (
    select ${REVENUE}
    from currencies
    left join (select * from money where money.day = days.day) own using (currency_code)) as revenue
  from days
  left join (${counted("created_at")}) placed using (day)
  left join (${counted("canceled_at")}) cancelled using (day)
)
select
  (select json_agg(json_build_object(
    'date', to_char(day, 'YYYY-MM-DD'), 'orders', coalesce(orders, 0),
    'cancelled', coalesce(cancelled, 0), 'revenue', revenue) order by day) from per_day) as daily,
  (select json_build_object(
    'orders', coalesce(sum(orders), 0), 'cancelled', coalesce(sum(cancelled), 0),
    'revenue', (select ${REVENUE} from (
      select currency_code, sum(amount) as amount
      from currencies left join money using (currency_code) group by 1) sums)) from per_day) as total`

/** What happened in a shop's period, by day and in all. `currency` is there even without revenue. */
export async function readDailyFigures(
  container: MedusaContainer,
  { period, currency }: { period: Period; currency: string },
): Promise<DailyFigures> {
  const rows = await queryPrepared<DailyFigures>(container, FIGURES, { ...period, currency })
  // One row, whatever there is.
  const [figures] = rows as [DailyFigures]
  return figures
}
