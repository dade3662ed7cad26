import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

/** As many as the provider answers within a round, though each take its longest. */
const ROUND = 20

/**
 * Open sessions of orders, asked about ever more rarely: half a minute after the dialog was opened,
 * an hour apart after some hours, and no more after a month.
 */
const SESSIONS = `update payment_session set updated_at = now() where id in (
    select session.id from payment_session session
    join order_payment_collection link
      on link.payment_collection_id = session.payment_collection_id and link.deleted_at is null
    where session.provider_id = 'pp_stripe_stripe' and session.deleted_at is null
      and session.status not in ('authorized', 'canceled')
      and session.data ->> 'id' is not null
      and session.created_at > now() - interval '30 days'
      and session.updated_at < now()
        - least(greatest((now() - session.created_at) / 4, interval '30 seconds'), interval '1 hour')
    order by session.updated_at limit :limit
    for update of session skip locked)
  returning id`

const REFUNDS = `update refund_request set updated_at = now() where id in (
    select id from refund_request
    where status = 'open' and deleted_at is null
      and updated_at < now() - interval '30 seconds'
    order by updated_at limit :limit
    for update skip locked)
  returning id`

export type OpenPayments = { session_ids: string[]; refund_request_ids: string[] }

export const claimOpenPaymentsStepId = "claim-open-payments"

/**
 * The sessions and refunds that the provider is to be asked about now. One statement takes them: of
 * several processes one has them, and one that is killed leaves them for the next turn.
 */
export const claimOpenPaymentsStep = createStep(
  claimOpenPaymentsStepId,
  async (_: unknown, { container }) => {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const take = async (statement: string) => {
      const { rows } = await database.raw<{ rows: { id: string }[] }>(statement, { limit: ROUND })
      return rows.map(({ id }) => id)
    }
    const claimed = { session_ids: await take(SESSIONS), refund_request_ids: await take(REFUNDS) }
    return new StepResponse<OpenPayments>(claimed)
  },
)
