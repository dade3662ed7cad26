import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { KEY, NAME } from "../name"

/** A line of an order that is a deposit, and what came back of it. */
export type Deposit = {
  line_id: string
  title: string
  quantity: number
  /** All that is to be paid for it, with tax, in major units. */
  paid: number
  /** Cores that came back so far. */
  returned: number
  /** Cores that the customer asked to return, and that are not here. */
  asked: number
  /** What went back for them, or is on its way. */
  refunded: number
}

export type OrderOfDeposits = {
  customer_id: string | null
  currency_code: string
  created_at: Date
  is_cancelled: boolean
  /** Money was taken for it. */
  is_paid: boolean
}

const ORDER = `select o.customer_id, o.currency_code, o.created_at,
    o.canceled_at is not null as is_cancelled,
    exists (select from order_payment_collection link
      join payment on payment.payment_collection_id = link.payment_collection_id
        and payment.deleted_at is null and payment.captured_at is not null
      where link.order_id = o.id and link.deleted_at is null) as is_paid
  from "order" o where o.id = ? and o.deleted_at is null and not o.is_draft_order`

const DEPOSITS = `select line.id as line_id, line.title, cast(item.quantity as float8) as quantity,
    cast(item.quantity * line.unit_price * (1 + case when line.is_tax_inclusive then 0 else coalesce((
      select sum(tax.rate) / 100 from order_line_item_tax_line tax
      where tax.item_id = line.id and tax.deleted_at is null), 0) end) as float8) as paid,
    coalesce(back.cores, 0)::int as returned, coalesce(back.asked, 0)::int as asked,
    coalesce(back.money, 0)::float8 as refunded
  from "order" o
  join order_item item
    on item.order_id = o.id and item.version = o.version and item.deleted_at is null
  join order_line_item line on line.id = item.item_id
  left join lateral (
    select sum(core.quantity) filter (where core.status <> 'asked') as cores,
      sum(core.quantity) filter (where core.status = 'asked') as asked, sum(core.amount) as money
    from core_return core
    where core.order_id = o.id and core.line_id = line.id and core.status <> 'refused'
      and core.deleted_at is null) back on true
  where o.id = ? and line.variant_id is null
    and line.metadata -> 'added_by' ->> 'plugin' = ? and line.metadata -> 'added_by' ->> 'key' = ?
  order by line.id`

/** What decides on an order's cores; undefined for an unknown one. */
export async function readOrder(
  database: Knex,
  orderId: string,
): Promise<OrderOfDeposits | undefined> {
  const { rows } = await database.raw<{ rows: OrderOfDeposits[] }>(ORDER, [orderId])
  return rows[0]
}

/** An order's deposits, in the order of its lines. */
export async function readDeposits(database: Knex, orderId: string): Promise<Deposit[]> {
  const { rows } = await database.raw<{ rows: Deposit[] }>(DEPOSITS, [orderId, NAME, KEY])
  return rows
}
