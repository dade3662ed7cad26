import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ORDER_MONEY } from "../../queries/order/order-money"

/** What decides whether an order can be delivered or cancelled. */
export type OrderStanding = {
  status: string
  cancelled: boolean
  /** Money was taken for it, whether or not it was given back since. */
  paid: boolean
  /** Everything that was taken was given back. */
  given_back: boolean
  /** Something was fulfilled and all of that has arrived. */
  delivered: boolean
  /** Something was fulfilled, here or in Medusa Admin, and has not arrived. */
  on_its_way: boolean
}

const STANDING = `
select o.status, o.canceled_at is not null as cancelled,
  money.taken > 0 as paid, money.given_back >= money.taken as given_back,
  parcels.arrived > 0 and parcels.open = 0 as delivered, parcels.open > 0 as on_its_way
from "order" o
${ORDER_MONEY}
cross join lateral (
  select count(parcel.delivered_at) as arrived,
    count(*) filter (where parcel.delivered_at is null) as open
  from order_fulfillment link
  join fulfillment parcel on parcel.id = link.fulfillment_id
  where link.order_id = o.id and link.deleted_at is null
    and parcel.canceled_at is null and parcel.deleted_at is null
) parcels
where o.id = ? and o.deleted_at is null and not o.is_draft_order`

/**
 * Where an order stands, read in the transaction that holds its row: whatever was read before that
 * may be past. Undefined for an unknown id.
 */
export async function readOrderStanding(
  database: Knex.Transaction,
  orderId: string,
): Promise<OrderStanding | undefined> {
  const { rows } = await database.raw<{ rows: OrderStanding[] }>(STANDING, [orderId])
  return rows[0]
}
