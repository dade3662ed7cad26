import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { WebhookEvent } from "../../contract/webhook/webhook"
import { TAKEN_BACK } from "../order/lines/taken-back"
import { IS_PAID, IS_PLACED, ORDER_BOOKS, ORDER_MONEY, ORDER_PARCELS } from "../order/order-facts"

/** Something that happened to an order, for an endpoint that was not told of it yet. */
export type PendingOrderEvent = {
  endpoint_id: string
  event_id: string
  type: WebhookEvent
  order_id: string
  /** Major units; null for all but a refund. */
  refund: { id: string; amount: number } | null
  /** Of a parcel alone. */
  shipment: { id: string } | null
  at: Date
}

/** Longer than a workflow takes: what it wrote before may be undone yet, unless it was announced. */
const SETTLED = "interval '1 minute'"
/** Longer than a transaction takes, and than the clocks of two machines differ. */
const LATE = "interval '1 hour'"

/** What is delivered anew after a shipment was taken back is another event. */
const DELIVERED_ID = `'evt_delivered_' || link.order_id || coalesce((
      select '_' || count(*) from order_fulfillment of_order
      join fulfillment other on other.id = of_order.fulfillment_id
      where of_order.order_id = link.order_id and of_order.deleted_at is null
        and other.metadata -> '${TAKEN_BACK}' is not null
      having count(*) > 0), '')`

/** `subject` is what an event of Medusa names; `event_id` has no dot, as the signature's parts do. */
const HAPPENED = `
    select 'order.placed' as type, id as subject, id as order_id, 'evt_placed_' || id as event_id,
      created_at as at, cast(null as jsonb) as refund
    from "order" where deleted_at is null
    union all
    select 'order.cancelled', id, id, 'evt_cancelled_' || id, canceled_at, null
    from "order" where deleted_at is null
    union all
    select 'order.paid', payment.id, link.order_id, 'evt_paid_' || link.order_id,
      payment.captured_at, null
    from payment
    join order_payment_collection link
      on link.payment_collection_id = payment.payment_collection_id and link.deleted_at is null
    where payment.deleted_at is null
    union all
    select 'order.refunded', payment.id, link.order_id, 'evt_refunded_' || refund.id,
      refund.created_at, jsonb_build_object('id', refund.id, 'amount', cast(refund.amount as float))
    from refund
    join payment on payment.id = refund.payment_id and payment.deleted_at is null
    join order_payment_collection link
      on link.payment_collection_id = payment.payment_collection_id and link.deleted_at is null
    where refund.deleted_at is null
    union all
    select 'order.shipped', parcel.id, link.order_id, 'evt_shipped_' || parcel.id,
      parcel.shipped_at, null
    from fulfillment parcel
    join order_fulfillment link on link.fulfillment_id = parcel.id and link.deleted_at is null
    where parcel.canceled_at is null and parcel.deleted_at is null
    union all
    select 'order.shipment_taken_back', parcel.id, link.order_id, 'evt_taken_back_' || parcel.id,
      parcel.canceled_at, null
    from fulfillment parcel
    join order_fulfillment link on link.fulfillment_id = parcel.id and link.deleted_at is null
    where parcel.metadata -> '${TAKEN_BACK}' is not null and parcel.deleted_at is null
    union all
    select 'order.delivered', parcel.id, link.order_id, ${DELIVERED_ID},
      parcel.delivered_at, null
    from fulfillment parcel
    join order_fulfillment link on link.fulfillment_id = parcel.id and link.deleted_at is null
    where parcel.canceled_at is null and parcel.deleted_at is null`

/** Where to look: a sweep reads all tables from where the last one ended, an event names its rows. */
const PLACES = {
  // Said twice: by the first, indexes keep the past of a large shop unread.
  sweep: `news.at > (
      select coalesce(min(coalesce(swept_at - ${LATE}, '-infinity')), 'infinity')
      from webhook_endpoint where is_active and deleted_at is null)
    and news.at > coalesce(endpoint.swept_at - ${LATE}, '-infinity')
    and news.at < now() - ${SETTLED}`,
  announced: "news.subject = any(cast(:announced as text[]))",
}

const pendingStatement = (place: string) => `select endpoint.id as endpoint_id, news.event_id,
    news.type, news.order_id, news.refund, min(news.at) as at,
    case when news.type in ('order.shipped', 'order.shipment_taken_back')
      then jsonb_build_object('id', min(news.subject)) end as shipment
  from (${HAPPENED}) news
  join "order" o on o.id = news.order_id
  ${ORDER_BOOKS}
  ${ORDER_MONEY}
  ${ORDER_PARCELS}
  join webhook_endpoint endpoint on endpoint.is_active and endpoint.deleted_at is null
    and news.at >= cast(endpoint.events ->> news.type as timestamptz)
  where ${place}
    and (news.type <> 'order.paid' or ${IS_PAID})
    and (news.type <> 'order.delivered' or parcels.delivered)
    and ${IS_PLACED} and o.metadata -> 'is_demo' is null
    and not exists (
      select from webhook_delivery told
      where told.endpoint_id = endpoint.id and told.event_id = news.event_id
        and told.deleted_at is null)
  group by endpoint.id, news.event_id, news.type, news.order_id, news.refund
  order by min(news.at), news.event_id
  limit :limit`

/**
 * What happened to orders since an endpoint wants to know, and is not written down for it, oldest
 * first: by the ids of orders, payments and fulfilments that events named, or else all of it.
 */
export async function readPendingOrderEvents(
  container: MedusaContainer,
  { announced, limit }: { announced?: string[]; limit: number },
): Promise<PendingOrderEvent[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const statement = pendingStatement(announced ? PLACES.announced : PLACES.sweep)
  const bindings = announced ? { announced, limit } : { limit }
  return (await database.raw<{ rows: PendingOrderEvent[] }>(statement, bindings)).rows
}
