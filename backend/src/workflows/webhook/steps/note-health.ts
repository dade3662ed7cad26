import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { SentDelivery } from "./send-deliveries"

export type NoteHealthInput = { endpoint_id: string; sent: SentDelivery[] }

const PATIENCE = "interval '3 days'"
/** The answer of a receiver that wants nothing any more, by Standard Webhooks. */
const GONE = 410

const WELL = `update webhook_endpoint set failing_since = null, updated_at = now()
  where id = ? and failing_since is not null`

const ILL = `update webhook_endpoint set failing_since = coalesce(failing_since, now()),
    is_active = not verdict.is_over, updated_at = now(),
    off_reason = case when verdict.is_over then :reason end
  from (
    select id, cast(:gone as boolean)
      or coalesce(failing_since < now() - ${PATIENCE}, false) as is_over
    from webhook_endpoint) verdict
  where webhook_endpoint.id = :endpoint_id and verdict.id = webhook_endpoint.id and is_active`

export const noteHealthStepId = "note-webhook-health"

/** Remembers since when an endpoint takes nothing, and switches one off that did so for days. */
export const noteHealthStep = createStep(
  noteHealthStepId,
  async ({ endpoint_id, sent }: NoteHealthInput, { container }) => {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const last = sent.at(-1)
    if (sent.some(({ error }) => error === null)) await database.raw(WELL, [endpoint_id])
    else if (last) {
      const gone = sent.some(({ status }) => status === GONE)
      const reason = gone
        ? "It answered 410: it wants no events any more"
        : `It took nothing for three days; the last time: ${last.error}`
      await database.raw(ILL, { endpoint_id, gone, reason })
    }
    return new StepResponse(undefined)
  },
)
