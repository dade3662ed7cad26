import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { PING } from "../delivery"
import { retryDelay } from "../retry-delay"
import type { SentDelivery } from "./send-deliveries"

export type RecordOutcomesInput = { sent: SentDelivery[] }

/** Only of the attempt that it is about: a sender that was away for minutes comes too late. */
const RECORD = `update webhook_delivery set state = :state, last_status = :status,
    last_error = :error, last_answer = :answer, updated_at = now(),
    next_attempt_at = now() + cast(:delay as float) * interval '1 second',
    delivered_at = case when :state = 'delivered' then now() else delivered_at end
  where id = :id and attempts = :attempts and state in ('pending', 'failed')`

export const recordOutcomesStepId = "record-webhook-outcomes"

/** Writes what came of each attempt, and when the next one is due. */
export const recordOutcomesStep = createStep(
  recordOutcomesStepId,
  async ({ sent }: RecordOutcomesInput, { container }) => {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    for (const { id, type, attempts, ...outcome } of sent) {
      const delay = outcome.error === null || type === PING ? null : retryDelay(attempts)
      const failed = delay === null ? "given_up" : "failed"
      const state = outcome.error === null ? "delivered" : failed
      await database.raw(RECORD, { ...outcome, id, attempts, state, delay })
    }
    return new StepResponse(undefined)
  },
)
