import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  IS_CANCELLED,
  IS_PAID,
  IS_PLACED,
  ORDER_BOOKS,
  ORDER_MONEY,
  ORDER_PARCELS,
} from "../order/order-facts"

export type OrderNews = "placed" | "paid" | "delivered" | "cancelled"

export type PendingMail = { news: OrderNews; order_id: string }

/** The key of the first mail about something that happened to an order: there is at most one. */
export function orderMailKey({ news, order_id }: PendingMail): string {
  return `order-${news}:${order_id}`
}

/** Longer than a shop is down; older orders are no news when it is first told to send mails. */
const NEWS = "interval '1 day'"
/** Longer than a workflow takes: what it wrote before may be undone yet, unless it was announced. */
const SETTLED = "interval '1 minute'"

// modules/order-index has an index for each time that is asked for here. "offset 0" has PostgreSQL
// begin with what is new and look each up by its key: without statistics, as after many rows at
// once, it joined all orders and their payments for minutes.
const PENDING_MAILS = `select news.name as news, o.id as order_id
  from (
    (select 'placed' as name, id, id as order_id, created_at as at from "order"
      where created_at > now() - ${NEWS} and deleted_at is null offset 0)
    union all
    (select 'cancelled', id, id, canceled_at from "order"
      where canceled_at > now() - ${NEWS} and deleted_at is null offset 0)
    union all
    select 'paid', payment.id, link.order_id, payment.captured_at
    from (
      select * from payment
      where captured_at > now() - ${NEWS} and deleted_at is null offset 0) payment
    cross join lateral (
      select order_id from order_payment_collection
      where payment_collection_id = payment.payment_collection_id and deleted_at is null
      offset 0) link
    union all
    select 'delivered', parcel.id, link.order_id, parcel.delivered_at
    from (
      select * from fulfillment
      where delivered_at > now() - ${NEWS} and canceled_at is null and deleted_at is null
      offset 0) parcel
    cross join lateral (
      select order_id from order_fulfillment
      where fulfillment_id = parcel.id and deleted_at is null offset 0) link
  ) news
  cross join lateral (select * from "order" where id = news.order_id offset 0) o
  ${ORDER_BOOKS}
  ${ORDER_MONEY}
  ${ORDER_PARCELS}
  where (news.at < now() - ${SETTLED} or news.id = any(cast(:announced as text[])))
    and ${IS_PLACED} and o.email is not null
    and (news.name <> 'paid' or ${IS_PAID} and not (${IS_CANCELLED}))
    and (news.name <> 'delivered' or parcels.delivered)
    and o.metadata -> 'is_demo' is null
    and not exists (
      select from notification
      where idempotency_key = 'order-' || news.name || ':' || o.id and deleted_at is null offset 0)
  group by news.name, o.id
  order by min(news.at)
  limit :limit`

/**
 * What happened to orders in the last day and nobody was told of yet, oldest first. Read from the
 * orders themselves: an announcement that a crash swallowed, or that Medusa never made, is pending too.
 * `announced` are ids of orders, payments and fulfilments that events named: they are final.
 */
export async function readPendingMails(
  container: MedusaContainer,
  bindings: { announced: string[]; limit: number },
): Promise<PendingMail[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return (await database.raw<{ rows: PendingMail[] }>(PENDING_MAILS, bindings)).rows
}
