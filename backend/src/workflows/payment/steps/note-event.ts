import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { inOneTransaction } from "../../transaction/in-one-transaction"
import { lockOrder } from "../../transaction/lock-order"
import { isKnownEvent, recordEvent } from "../journal"
import type { ReadWebhook } from "./read-stripe-webhook"

export const noteEventStepId = "note-event"

/**
 * Writes down an event that changes nothing else: a declined card, a dispute, a payment of another
 * shop on the same account. Nothing to compensate: it is the workflow's only change.
 */
export const noteEventStep = createStep(
  noteEventStepId,
  async ({ event, subject }: ReadWebhook, step) => {
    const { order_id, session_id } = subject
    await inOneTransaction(step, async (transaction) => {
      if (order_id) await lockOrder(transaction, order_id)
      if (await isKnownEvent(transaction, event.event_id)) return
      const outcome = session_id ? "noted" : "unknown"
      await recordEvent(step.container, transaction, { event, order_id, outcome })
    })
    return new StepResponse({ event_id: event.event_id })
  },
)
