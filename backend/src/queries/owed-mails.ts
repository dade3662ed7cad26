import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

export type OrderNews = "placed" | "paid" | "delivered" | "cancelled"

export type OwedMail = { news: OrderNews; order_id: string }

/** The key of the first mail about something that happened to an order: there is at most one. */
export function orderMailKey({ news, order_id }: OwedMail): string {
  return `order-${news}:${order_id}`
}

/** Longer than a shop is down; older orders are no news when it is first told to send mails. */
const NEWS = "interval '1 day'"
/** Longer than a workflow takes: what it wrote before may be undone yet, unless it was announced. */
const SETTLED = "interval '1 minute'"

const OWED_MAILS = `select news.name as news, o.id as order_id
  from (
    select 'placed' as name, id, id as order_id, created_at as at from "order"
    union all
    select 'cancelled', id, id, canceled_at from "order"
    union all
    select 'paid', payment.id, link.order_id, payment.captured_at
    from payment
    join order_payment_collection link
      on link.payment_collection_id = payment.payment_collection_id and link.deleted_at is null
    join "order" payable on payable.id = link.order_id and payable.canceled_at is null
    where payment.deleted_at is null
    union all
    select 'delivered', parcel.id, link.order_id, parcel.delivered_at
    from fulfillment parcel
    join order_fulfillment link on link.fulfillment_id = parcel.id and link.deleted_at is null
    where parcel.canceled_at is null and parcel.deleted_at is null and not exists (
      select from order_fulfillment other_link
      join fulfillment other on other.id = other_link.fulfillment_id
      where other_link.order_id = link.order_id and other_link.deleted_at is null
        and other.canceled_at is null and other.deleted_at is null
        and other.delivered_at is null)
  ) news
  join "order" o on o.id = news.order_id
  where news.at > now() - ${NEWS}
    and (news.at < now() - ${SETTLED} or news.id = any(cast(:announced as text[])))
    and o.deleted_at is null and not o.is_draft_order and o.email is not null
    and o.metadata -> 'is_demo' is null
    and not exists (
      select from notification
      where idempotency_key = 'order-' || news.name || ':' || o.id and deleted_at is null)
  group by news.name, o.id
  order by min(news.at)
  limit :limit`

/**
 * What happened to orders in the last day and nobody was told of yet, oldest first. Read from the
 * orders themselves: an announcement that a crash swallowed, or that Medusa never made, is owed too.
 * `announced` are ids of orders, payments and fulfilments that events named: they are final.
 */
export async function readOwedMails(
  container: MedusaContainer,
  bindings: { announced: string[]; limit: number },
): Promise<OwedMail[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return (await database.raw<{ rows: OwedMail[] }>(OWED_MAILS, bindings)).rows
}
