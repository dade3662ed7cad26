import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { BATCH, type ClaimedDelivery, CLAIM as TERM } from "../delivery"
import { noteHealthStep } from "../steps/note-health"
import { recordOutcomesStep } from "../steps/record-outcomes"
import { sendDeliveriesStep } from "../steps/send-deliveries"

type ClaimDeliveriesInput = { endpoint_id: string }

/** Materialized: PostgreSQL may look a limited subquery up again for each row, past its limit. */
const CLAIM = `with taken as materialized (
    select due.id from webhook_delivery due
    join webhook_endpoint endpoint on endpoint.id = due.endpoint_id
      and endpoint.is_active and endpoint.deleted_at is null
    where due.endpoint_id = :endpoint_id and due.state in ('pending', 'failed')
      and due.next_attempt_at <= now() and due.deleted_at is null
    order by due.next_attempt_at, due.id
    limit :limit
    for update of due skip locked)
  update webhook_delivery set attempts = attempts + 1, last_attempt_at = now(),
    next_attempt_at = now() + ${TERM}, updated_at = now()
  where id in (select id from taken)
  returning id, event_id, type, payload, attempts`

const claimDeliveriesStepId = "claim-webhook-deliveries"

/**
 * Takes an endpoint's next deliveries for a minute: of several senders one has them. What a sender
 * that died had taken is due again by itself, so there is no compensation.
 */
const claimDeliveriesStep = createStep(
  claimDeliveriesStepId,
  async ({ endpoint_id }: ClaimDeliveriesInput, { container }) => {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const bindings = { endpoint_id, limit: BATCH }
    const { rows } = await database.raw<{ rows: ClaimedDelivery[] }>(CLAIM, bindings)
    return new StepResponse(rows)
  },
)

export const sendWebhooksWorkflowId = "send-webhooks"

/** Sends an endpoint's next deliveries; answers how many there were. */
export const sendWebhooksWorkflow = createWorkflow(
  sendWebhooksWorkflowId,
  (input: ClaimDeliveriesInput) => {
    const claimed = claimDeliveriesStep(input)
    const sent = sendDeliveriesStep({ endpoint_id: input.endpoint_id, claimed })
    recordOutcomesStep({ sent })
    noteHealthStep({ endpoint_id: input.endpoint_id, sent })
    return new WorkflowResponse(transform({ sent }, ({ sent }) => sent.length))
  },
)
