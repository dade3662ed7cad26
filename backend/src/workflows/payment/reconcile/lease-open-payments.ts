import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { STRIPE_PROVIDER_ID } from "../../../queries/payment/stripe-provider-id"

/** As many as the provider answers within a round, though each take its longest. */
const ROUND = 20

/**
 * Open sessions of orders, asked about ever more rarely: half a minute after the dialog was opened,
 * an hour apart after some hours, and no more after a month. Materialized: PostgreSQL may look a
 * limited subquery up again for each row, past its limit.
 */
const SESSIONS = `with taken as materialized (
    select session.id from payment_session session
    join order_payment_collection link
      on link.payment_collection_id = session.payment_collection_id and link.deleted_at is null
    where session.provider_id = '${STRIPE_PROVIDER_ID}' and session.deleted_at is null
      and session.status not in ('authorized', 'canceled')
      and session.data ->> 'id' is not null
      and session.created_at > now() - interval '30 days'
      and session.updated_at < now()
        - least(greatest((now() - session.created_at) / 4, interval '30 seconds'), interval '1 hour')
    order by session.updated_at limit :limit
    for update of session skip locked)
  update payment_session set updated_at = now() where id in (select id from taken)
  returning id`

const REFUNDS = `with taken as materialized (
    select id from refund_request
    where status = 'open' and deleted_at is null
      and updated_at < now() - interval '30 seconds'
    order by updated_at limit :limit
    for update skip locked)
  update refund_request set updated_at = now() where id in (select id from taken)
  returning id`

export type OpenPayments = { session_ids: string[]; refund_request_ids: string[] }

/**
 * The sessions and refunds that the provider is to be asked about now. One statement takes them: of
 * several processes one has them, and one that is killed leaves them for the next turn.
 */
const leaseOpenPaymentsStep = createStep(
  "lease-open-payments",
  async (_: unknown, { container }) => {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const take = async (statement: string) => {
      const { rows } = await database.raw<{ rows: { id: string }[] }>(statement, { limit: ROUND })
      return rows.map(({ id }) => id)
    }
    const leased = { session_ids: await take(SESSIONS), refund_request_ids: await take(REFUNDS) }
    return new StepResponse<OpenPayments>(leased)
  },
)

/** What one round of the reconciler is to ask the provider about. */
export const leaseOpenPaymentsWorkflow = createWorkflow(
  "lease-open-payments",
  () => new WorkflowResponse(leaseOpenPaymentsStep()),
)
