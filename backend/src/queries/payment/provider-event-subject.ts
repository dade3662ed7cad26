import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { STRIPE_PROVIDER_ID } from "./stripe-provider-id"

/** What of the shop an event of the payment provider is about; null for what it is not about. */
export type EventSubject = {
  /** Whether the event was written down before, and nothing of its effect is left to be done. */
  is_done: boolean
  session_id: string | null
  payment_id: string | null
  order_id: string | null
}

const SUBJECT = `select
    exists (select from payment_event where event_id = :event_id)
      and not exists (
        select from refund_request where payment_id = payment.id and status = 'open') as is_done,
    session.id as session_id, payment.id as payment_id, link.order_id
  from (select 1) one
  left join payment_session session
    on session.data ->> 'id' = :intent_id and session.deleted_at is null
    and session.provider_id = '${STRIPE_PROVIDER_ID}'
  left join payment on payment.payment_session_id = session.id and payment.deleted_at is null
  left join order_payment_collection link
    on link.payment_collection_id = session.payment_collection_id and link.deleted_at is null
  limit 1`

export async function readEventSubject(
  container: MedusaContainer,
  { event_id, intent_id }: { event_id: string; intent_id: string | null },
): Promise<EventSubject> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: EventSubject[] }>(SUBJECT, { event_id, intent_id })
  return rows[0] ?? { is_done: false, session_id: null, payment_id: null, order_id: null }
}
