import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"
import { TAKEN_BACK } from "../order/lines/taken-back"
import { IS_ADDED } from "../order/lines/added-mark"
import {
  IS_CANCELLED,
  IS_PAID,
  IS_PLACED,
  ORDER_BOOKS,
  ORDER_MONEY,
  ORDER_PARCELS,
} from "../order/order-facts"

export type OrderNews = "placed" | "paid" | "shipped" | "taken-back" | "delivered" | "cancelled"

export type PendingMail = {
  news: OrderNews
  order_id: string
  /** What was sent, or taken back; null of all other news. */
  shipment_id: string | null
  /** Of the first mail about it: there is at most one. */
  key: string
}

/** Longer than a shop is down; older orders are no news when it is first told to send mails. */
const NEWS = "interval '1 day'"
/** Longer than a workflow takes: what it wrote before may be undone yet, unless it was announced. */
const SETTLED = "interval '1 minute'"

/** SQL of whether a row of the table that has this time is looked at. */
type Place = (time: string) => string

const ANNOUNCED = "id = any(cast(:announced as text[]))"

/** A sweep looks at the whole day: of many orders an event looks at none but its own. */
const PLACES = {
  sweep: (time) => `${isNews(time)} and (${time} < now() - ${SETTLED} or ${ANNOUNCED})`,
  announced: (time) => `${ANNOUNCED} and ${isNews(time)}`,
} as const satisfies Record<string, Place>

function isNews(time: string): string {
  return `${time} > now() - ${NEWS} and deleted_at is null`
}

/** The news of a fulfilment: that one of its times is new. */
function ofParcels(
  isIn: Place,
  { name, time, subject, rest }: { name: OrderNews; time: string; subject: string; rest: string },
) {
  return `select '${name}', parcel.id, link.order_id, parcel.${time}, ${subject}
    from (
      select * from fulfillment where ${isIn(time)} and ${rest} offset 0) parcel
    cross join lateral (
      select order_id from order_fulfillment
      where fulfillment_id = parcel.id and deleted_at is null offset 0) link`
}

/** Joins `back`: how many shipments of an order were taken back so far. */
const TAKEN_BACK_SO_FAR = `cross join lateral (
    select count(*) as count from order_fulfillment link
    join fulfillment parcel on parcel.id = link.fulfillment_id
    where link.order_id = o.id and link.deleted_at is null
      and parcel.metadata -> '${TAKEN_BACK}' is not null) back`

/** What is delivered anew after a shipment was taken back is news again. */
const KEY = `'order-' || news.name || ':' || coalesce(news.shipment_id, o.id) || case
    when news.name = 'delivered' and back.count > 0 then ':' || back.count else '' end`

/** The shipment that makes an order delivered is told as that; what plugins added is none. */
const IS_SHIPMENT_OF_ITS_OWN = `(exists (
      select from fulfillment_item packed join order_line_item line on line.id = packed.line_item_id
      where packed.fulfillment_id = news.shipment_id and packed.deleted_at is null
        and not ${IS_ADDED})
    and not exists (
      select from fulfillment parcel where parcel.id = news.shipment_id and parcels.delivered
        and parcel.shipped_at = parcel.delivered_at
        and parcel.delivered_at = parcels.delivered_at))`

/** The parcels of an order that left with one, itself among them. */
const LEFT_TOGETHER = `select other.id, other.canceled_at from fulfillment parcel
      join order_fulfillment of_order on of_order.order_id = o.id and of_order.deleted_at is null
      join fulfillment other on other.id = of_order.fulfillment_id and other.deleted_at is null
      where parcel.id = news.shipment_id and (other.id = parcel.id
        or other.metadata ->> 'sent_with' = parcel.metadata ->> 'sent_with')`

/** One mail tells of all parcels that left together: the first of them that was not taken back. */
const TELLS_OF_ALL = `not exists (
      select from (${LEFT_TOGETHER}) together
      where (together.id < news.shipment_id and together.canceled_at is null)
        or exists (select from notification
          where idempotency_key = 'order-shipped:' || together.id and deleted_at is null offset 0))`

/** Whoever was not told that it left is not told that it did not. */
const WAS_TOLD = `exists (
      select from notification where deleted_at is null and idempotency_key in (
        'order-delivered:' || o.id, 'order-delivered:' || o.id || ':' || (back.count - 1)) offset 0)
    or exists (
      select from (${LEFT_TOGETHER}) together
      join notification on idempotency_key = 'order-shipped:' || together.id and deleted_at is null)`

// modules/order-index has an index for each time that is asked for here. "offset 0" has PostgreSQL
// begin with what is new and look each up by its key: without statistics, as after many rows at
// once, it joined all orders and their payments for minutes.
const pendingMails = (
  isIn: Place,
) => `select news.name as news, o.id as order_id, news.shipment_id, ${KEY} as key
  from (
    (select 'placed' as name, id, id as order_id, created_at as at,
        cast(null as text) as shipment_id from "order"
      where ${isIn("created_at")} offset 0)
    union all
    (select 'cancelled', id, id, canceled_at, null from "order"
      where ${isIn("canceled_at")} offset 0)
    union all
    select 'paid', payment.id, link.order_id, payment.captured_at, null
    from (
      select * from payment where ${isIn("captured_at")} offset 0) payment
    cross join lateral (
      select order_id from order_payment_collection
      where payment_collection_id = payment.payment_collection_id and deleted_at is null
      offset 0) link
    union all
    ${ofParcels(isIn, {
      ...{ name: "delivered", time: "delivered_at", subject: "null" },
      rest: "canceled_at is null",
    })}
    union all
    ${ofParcels(isIn, {
      ...{ name: "shipped", time: "shipped_at", subject: "parcel.id" },
      rest: "canceled_at is null",
    })}
    union all
    ${ofParcels(isIn, {
      ...{ name: "taken-back", time: "canceled_at", subject: "parcel.id" },
      rest: `metadata -> '${TAKEN_BACK}' is not null`,
    })}
  ) news
  cross join lateral (select * from "order" where id = news.order_id offset 0) o
  ${ORDER_BOOKS}
  ${ORDER_MONEY}
  ${ORDER_PARCELS}
  ${TAKEN_BACK_SO_FAR}
  where ${IS_PLACED} and o.email is not null
    and (news.name <> 'paid' or ${IS_PAID} and not (${IS_CANCELLED}))
    and (news.name <> 'delivered' or parcels.delivered)
    and (news.name <> 'shipped' or ${IS_SHIPMENT_OF_ITS_OWN} and ${TELLS_OF_ALL})
    and (news.name <> 'taken-back' or ${WAS_TOLD})
    and o.metadata -> 'is_demo' is null
    and not exists (
      select from notification
      where idempotency_key = ${KEY} and deleted_at is null offset 0)
  group by news.name, o.id, news.shipment_id, back.count
  order by min(news.at)
  limit :limit`

export const PENDING_MAILS = {
  sweep: pendingMails(PLACES.sweep),
  announced: pendingMails(PLACES.announced),
}

type Asked = {
  /** Ids of orders, payments and fulfilments that events named: what they tell is final. */
  announced: readonly string[]
  /** Whether all that happened is looked at, too. */
  sweep: boolean
  limit: number
}

/**
 * What happened to orders in the last day and nobody was told of yet, oldest first. Read from the
 * orders themselves: a sweep finds what a crash swallowed, or Medusa never announced.
 */
export function readPendingMails(
  container: MedusaContainer,
  { announced, sweep, limit }: Asked,
): Promise<PendingMail[]> {
  const statement = sweep ? PENDING_MAILS.sweep : PENDING_MAILS.announced
  return queryPrepared<PendingMail>(container, statement, { announced: [...announced], limit })
}
