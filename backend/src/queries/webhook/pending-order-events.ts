import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { WebhookEvent } from "../../contract/webhook/webhook"
import { HAPPENED, HAPPENED_DETAIL, HAPPENED_TO, IS_NEWS } from "../order-events/happened"

/** Something that happened to an order, for an endpoint that was not told of it yet. */
export type PendingOrderEvent = {
  endpoint_id: string
  event_id: string
  type: WebhookEvent
  order_id: string
  /** Major units; null for all but a refund. */
  refund: { id: string; amount: number } | null
  /** Of a step of a return alone. */
  return: { id: string; number: string } | null
  /** Of a parcel alone. */
  shipment: { id: string } | null
  at: Date
}

/** Longer than a workflow takes: what it wrote before may be undone yet, unless it was announced. */
const SETTLED = "interval '1 minute'"
/** Longer than a transaction takes, and than the clocks of two machines differ. */
const LATE = "interval '1 hour'"

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
    news.type, news.order_id, min(news.at) as at, ${HAPPENED_DETAIL}
  from (${HAPPENED}) news
  ${HAPPENED_TO}
  join webhook_endpoint endpoint on endpoint.is_active and endpoint.deleted_at is null
    and news.at >= cast(endpoint.events ->> news.type as timestamptz)
  where ${place}
    and ${IS_NEWS}
    and not exists (
      select from webhook_delivery told
      where told.endpoint_id = endpoint.id and told.event_id = news.event_id
        and told.deleted_at is null)
  group by endpoint.id, news.event_id, news.type, news.order_id, news.refund, news.return
  order by min(news.at), news.event_id
  limit :limit`

/**
 * What happened to orders since an endpoint wants to know, and is not written down for it, oldest
 * first: by the ids of orders, payments, fulfilments and returns that events named, or else all of it.
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
