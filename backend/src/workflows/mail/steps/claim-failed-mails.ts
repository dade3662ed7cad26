import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { queryPrepared } from "../../../queries/database/prepared-query"
import { isVerifiedReceiver } from "../../../queries/mail/receivers"
import { ROUND, type Mail } from "../mail"

/** How often a mail was tried before. */
const TRIES = `coalesce(cast(provider_data ->> 'tries' as int), 1)`

const IS_VERIFIED = isVerifiedReceiver({ to: 'notification."to"', order_id: "resource_id" })

/**
 * Held ones once their address is verified. Failed ones after 1, 2, 4, … and at most 60 minutes, for
 * two days. One that is on its way for minutes, longer than any server is waited for, belonged to a
 * process that was killed. modules/order-index has an index for these states.
 */
const DUE = `channel = 'email' and status in ('failure', 'pending') and deleted_at is null
  and idempotency_key is not null and data is not null
  and created_at > now() - interval '2 days'
  and case status
    when 'failure' then updated_at < now() - interval '1 minute'
      * least(power(2, ${TRIES} - 1), 60)
    else updated_at < now() - interval '5 minutes' end
  and (provider_data ->> 'held' is null or ${IS_VERIFIED})`

/** Materialized: PostgreSQL may look a limited subquery up again for each row, past its limit. */
export const CLAIM_FAILED_MAILS = `with taken as materialized (
    select id from notification where ${DUE} order by updated_at limit :limit
    for update skip locked)
  update notification set status = 'failure', updated_at = now(),
    provider_data = (coalesce(provider_data, '{}') - 'held') || jsonb_build_object(
      'tries', ${TRIES} + 1)
  where id in (select id from taken)
  returning id, "to", channel, template, data, provider_data, idempotency_key`

export const claimFailedMailsStepId = "claim-failed-mails"

/**
 * The mails to be tried again, which a sweep looks for: none is due sooner than a minute after it
 * was tried. One statement counts the try and takes them: of several processes one has them. Medusa's
 * module knows no tries; a round that fails leaves them claimed, for the next try.
 */
export const claimFailedMailsStep = createStep(
  claimFailedMailsStepId,
  async ({ sweep }: { sweep: boolean }, { container }) => {
    if (!sweep) return new StepResponse<Mail[]>([])
    return new StepResponse(
      await queryPrepared<Mail>(container, CLAIM_FAILED_MAILS, { limit: ROUND }),
    )
  },
)
