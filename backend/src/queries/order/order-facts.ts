import { IS_ADDED } from "./lines/added-mark"

/**
 * What is true of an order, said once, for SQL about an order `o`; `orderState` says the same of the
 * rows that Medusa's graph answers.
 *
 * - Cancelled: whoever cancelled it; nothing is due for it any more.
 * - Captured: money was taken for it, whether or not it went back since.
 * - Due: what is left to pay by the order's own books. A refund is credited there: it makes nothing
 *   due again. An edit to a higher total does.
 * - Paid: captured, and nothing is due. So a refund leaves an order paid, and an order that grew is
 *   unpaid until the rest is paid, too.
 * - Open pieces: ordered, and neither sent nor handed over. What plugins added is no piece.
 * - Delivered: something was sent, all of that has arrived, and no piece is open.
 * - On its way: something was sent, or is packed, and it is not delivered.
 * - Settled: paid; or nothing was ever taken, and nothing is due since all of it came back.
 * - Open: not cancelled, and not settled or not delivered.
 */

/** Not a draft, and not deleted. */
export const IS_PLACED = "o.deleted_at is null and not o.is_draft_order"

export const IS_CANCELLED = "o.canceled_at is not null"

/** Joins `books`: the order's own, as its present version has them. */
export const ORDER_BOOKS = `left join lateral (
    select totals from order_summary
    where order_id = o.id and version = o.version and deleted_at is null
    limit 1) books on true`

/** Joins `money`: what providers took for an order, and what of that went back, in major units. */
export const ORDER_MONEY = `cross join lateral (
    select count(payment.captured_at) > 0 as captured,
      max(payment.captured_at) as captured_at,
      (array_agg(payment.data ->> 'id' order by payment.captured_at)
        filter (where payment.captured_at is not null)) as intent_ids,
      coalesce(sum((select sum(amount) from capture
        where payment_id = payment.id and deleted_at is null)), 0) as taken,
      coalesce(sum((select sum(amount) from refund
        where payment_id = payment.id and deleted_at is null)), 0) as given_back
    from order_payment_collection link
    join payment on payment.payment_collection_id = link.payment_collection_id
      and payment.deleted_at is null
    where link.order_id = o.id and link.deleted_at is null
  ) money`

/** Of an order's `item`: pieces that are still to be sent. What is handed over was never sent. */
export const OPEN_PIECES =
  "(item.quantity - greatest(item.shipped_quantity, item.delivered_quantity))"

/**
 * Looked up order by order: "offset 0" keeps PostgreSQL from reading the lines of all orders into a
 * hash, which it takes for cheaper and which took two thirds of the overview's time.
 */
const HAS_OPEN_PIECES = `exists (
    select from order_item item join order_line_item line on line.id = item.item_id
    where item.order_id = o.id and item.version = o.version and item.deleted_at is null
      and ${OPEN_PIECES} > 0 and not ${IS_ADDED} offset 0)`

/** Joins `parcels`: what was sent of an order, and whether all of the order has arrived. */
export const ORDER_PARCELS = `cross join lateral (
    select sent.is_any as sent, whole.has_arrived as delivered,
      sent.is_any and not whole.has_arrived as on_its_way, sent.last_at as delivered_at
    from (
      select count(*) > 0 as is_any, count(*) = count(parcel.delivered_at) as has_arrived,
        max(parcel.delivered_at) as last_at
      from order_fulfillment link
      join fulfillment parcel on parcel.id = link.fulfillment_id
        and parcel.deleted_at is null and parcel.canceled_at is null
      where link.order_id = o.id and link.deleted_at is null
    ) sent
    cross join lateral (
      select case when sent.is_any and sent.has_arrived then not ${HAS_OPEN_PIECES} else false
        end as has_arrived
    ) whole
  ) parcels`

/** Major units; wants ORDER_BOOKS. */
export const DUE = `case when ${IS_CANCELLED} then 0
    else greatest(coalesce(cast(books.totals ->> 'pending_difference' as numeric), 0), 0) end`

/** Wants ORDER_BOOKS and ORDER_MONEY. */
export const IS_PAID = `(money.captured and ${DUE} = 0)`

/** That nothing is due says the rest. */
const SOMETHING_CAME_BACK = `exists (
    select from order_item item
    where item.order_id = o.id and item.version = o.version and item.deleted_at is null
      and item.return_received_quantity + item.return_dismissed_quantity > 0)`

/** Wants all three. */
export const IS_OPEN = `(not (${IS_CANCELLED}) and not (parcels.delivered and (${IS_PAID}
    or ${DUE} = 0 and not money.captured and ${SOMETHING_CAME_BACK})))`
