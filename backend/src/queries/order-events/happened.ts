import { TAKEN_BACK } from "../order/lines/taken-back"
import { IS_PAID, IS_PLACED, ORDER_BOOKS, ORDER_MONEY, ORDER_PARCELS } from "../order/order-facts"
import { RETURN_REFUNDS, RETURN_STEPS } from "../return/return-facts"

/** What is delivered anew after a shipment was taken back is another event. */
const DELIVERED_ID = `'evt_delivered_' || link.order_id || coalesce((
      select '_' || count(*) from order_fulfillment of_order
      join fulfillment other on other.id = of_order.fulfillment_id
      where of_order.order_id = link.order_id and of_order.deleted_at is null
        and other.metadata -> '${TAKEN_BACK}' is not null
      having count(*) > 0), '')`

/** `subject` is what an event of Medusa names; `event_id` has no dot, as the signature's parts do. */
export const HAPPENED = `
    select 'order.placed' as type, id as subject, id as order_id, 'evt_placed_' || id as event_id,
      created_at as at, cast(null as jsonb) as refund, cast(null as jsonb) as return
    from "order" where deleted_at is null
    union all
    select 'order.cancelled', id, id, 'evt_cancelled_' || id, canceled_at, null, null
    from "order" where deleted_at is null
    union all
    select 'order.paid', payment.id, link.order_id, 'evt_paid_' || link.order_id,
      payment.captured_at, null, null
    from payment
    join order_payment_collection link
      on link.payment_collection_id = payment.payment_collection_id and link.deleted_at is null
    where payment.deleted_at is null
    union all
    select 'order.refunded', payment.id, link.order_id, 'evt_refunded_' || refund.id,
      refund.created_at, jsonb_build_object('id', refund.id, 'amount', cast(refund.amount as float)),
      null
    from refund
    join payment on payment.id = refund.payment_id and payment.deleted_at is null
    join order_payment_collection link
      on link.payment_collection_id = payment.payment_collection_id and link.deleted_at is null
    where refund.deleted_at is null
    union all
    select 'order.shipped', parcel.id, link.order_id, 'evt_shipped_' || parcel.id,
      parcel.shipped_at, null, null
    from fulfillment parcel
    join order_fulfillment link on link.fulfillment_id = parcel.id and link.deleted_at is null
    where parcel.canceled_at is null and parcel.deleted_at is null
    union all
    select 'order.shipment_taken_back', parcel.id, link.order_id, 'evt_taken_back_' || parcel.id,
      parcel.canceled_at, null, null
    from fulfillment parcel
    join order_fulfillment link on link.fulfillment_id = parcel.id and link.deleted_at is null
    where parcel.metadata -> '${TAKEN_BACK}' is not null and parcel.deleted_at is null
    union all
    select distinct 'order.date_moved', promise.goods_id, item.order_id, 'evt_date_moved_' ||
      item.order_id || '_' || cast(extract(epoch from promise.moved_at) * 1000 as bigint),
      promise.moved_at, cast(null as jsonb), cast(null as jsonb)
    from promised_goods promise
    join reservation_item held on held.id = promise.reservation_id and held.deleted_at is null
    join order_item item on item.item_id = held.line_item_id and item.deleted_at is null
    where promise.moved_at is not null
    union all
    select 'order.delivered', parcel.id, link.order_id, ${DELIVERED_ID},
      parcel.delivered_at, null, null
    from fulfillment parcel
    join order_fulfillment link on link.fulfillment_id = parcel.id and link.deleted_at is null
    where parcel.canceled_at is null and parcel.deleted_at is null
    union all
    select 'order.return_' || step.name, r.id, r.order_id,
      'evt_return_' || step.name || '_' || r.id, step.at, null,
      jsonb_build_object('id', r.id, 'number', '#' || of_order.display_id || '-R' || r.number)
    from return_request r
    join "order" of_order on of_order.id = r.order_id
    ${RETURN_REFUNDS}
    cross join lateral ${RETURN_STEPS} step
    where r.deleted_at is null and step.at is not null`

/** Joins the order that `news` of HAPPENED is about, and what IS_NEWS asks for. */
export const HAPPENED_TO = `join "order" o on o.id = news.order_id
  ${ORDER_BOOKS}
  ${ORDER_MONEY}
  ${ORDER_PARCELS}`

/** Whether it is told: of orders that were placed in earnest, and of all of an order where that is said. */
export const IS_NEWS = `(news.type <> 'order.paid' or ${IS_PAID})
    and (news.type <> 'order.delivered' or parcels.delivered)
    and ${IS_PLACED} and o.metadata -> 'is_demo' is null`

/** What it is about beside the order; wants its rows grouped by event. */
export const HAPPENED_DETAIL = `news.refund, news.return,
    case when news.type in ('order.shipped', 'order.shipment_taken_back')
      then jsonb_build_object('id', min(news.subject)) end as shipment`
