import type { MedusaContainer } from "@medusajs/framework/types"
import type { Overview } from "../../contract/staff/admin-overview"
import { queryPrepared } from "../database/prepared-query"
import {
  IS_OPEN,
  IS_PAID,
  IS_PLACED,
  OPEN_PIECES,
  ORDER_BOOKS,
  ORDER_MONEY,
  ORDER_PARCELS,
} from "../order/order-facts"

export type WaitingOrders = Pick<Overview, "unpaid" | "to_deliver">

const OLDEST = 5
/** As the indexes of modules/order-index have them. */
const NOT_PAID = `(coalesce(cast(totals ->> 'paid_total' as numeric), 0) <= 0
    or cast(totals ->> 'pending_difference' as numeric) > 0)`
const NOT_ARRIVED =
  "(parcel.delivered_at is null or parcel.canceled_at is not null or parcel.deleted_at is not null)"

const waiting = (condition: string) => `json_build_object(
  'count', (select count(*) from waiting where ${condition}),
  'oldest', coalesce((
    select json_agg(json_build_object('id', id, 'display_id', display_id,
      'email', coalesce(email, ''), 'created_at', created_at) order by created_at, id)
    from (select * from waiting where ${condition} order by created_at, id limit ${OLDEST}) o), '[]'))`

/**
 * Few of a shop's orders: not paid by their books, without a parcel, with one that has not arrived, or
 * with a piece that is open since something else was sent. Every unpaid or undelivered order is among
 * them. Pieces are asked for last, and of later versions alone: of each earlier version of an order
 * Medusa keeps the lines as they were.
 */
export const WAITING_CANDIDATES = `
  select order_id from order_summary where deleted_at is null and ${NOT_PAID}
  union
  select link.order_id
  from fulfillment parcel join order_fulfillment link on link.fulfillment_id = parcel.id
  where ${NOT_ARRIVED}
  union
  select id from "order"
  where deleted_at is null and not is_draft_order and status <> 'canceled' and not exists (
    select from order_fulfillment link
    where link.order_id = "order".id and link.deleted_at is null)
  union
  select item.order_id from order_item item
  join "order" o on o.id = item.order_id and o.version = item.version
  where item.version > 1 and item.deleted_at is null and ${OPEN_PIECES} > 0`

// Looked up for the candidates alone, one by one: PostgreSQL takes them for most of the orders, and
// would look at all; "offset 0" keeps it from that.
const WAITING = `with waiting as materialized (
  select o.id, o.display_id, o.email, o.created_at, ${IS_PAID} as is_paid
  from (${WAITING_CANDIDATES}) candidate
  cross join lateral (select * from "order" where id = candidate.order_id offset 0) o
  ${ORDER_BOOKS}
  ${ORDER_MONEY}
  ${ORDER_PARCELS}
  where ${IS_PLACED} and ${IS_OPEN}
)
select ${waiting("not is_paid")} as unpaid, ${waiting("is_paid")} as to_deliver`

/** What waits for the customers' money, and what for the shop's delivery. */
export async function readWaitingOrders(container: MedusaContainer): Promise<WaitingOrders> {
  const rows = await queryPrepared<WaitingOrders>(container, WAITING)
  // One row, whatever there is.
  const [orders] = rows as [WaitingOrders]
  return orders
}
