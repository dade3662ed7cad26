import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const OPEN = `select count(*)::int as open from "order" o
  where o.id = any(:order_ids) and o.deleted_at is null and not o.is_draft_order
    and o.canceled_at is null and o.status <> 'canceled'
    and not (exists (
        select from order_payment_collection link
        join payment on payment.payment_collection_id = link.payment_collection_id
        where link.order_id = o.id and link.deleted_at is null
          and payment.deleted_at is null and payment.captured_at is not null)
      and exists (
        select from order_fulfillment link
        join fulfillment parcel on parcel.id = link.fulfillment_id
        where link.order_id = o.id and link.deleted_at is null and parcel.deleted_at is null
          and parcel.canceled_at is null and parcel.delivered_at is not null)
      and not exists (
        select from order_fulfillment link
        join fulfillment parcel on parcel.id = link.fulfillment_id
        where link.order_id = o.id and link.deleted_at is null and parcel.deleted_at is null
          and parcel.canceled_at is null and parcel.delivered_at is null))`

/** How many of these orders still need their customer: unpaid, or not delivered. */
export async function countOpenOrders(database: Knex, order_ids: string[]): Promise<number> {
  const { rows } = await database.raw<{ rows: { open: number }[] }>(OPEN, { order_ids })
  return rows[0]?.open ?? 0
}
