import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { inOneTransaction, type SharedTransaction } from "../../transaction/in-one-transaction"
import { inOrderTransaction } from "../../transaction/in-order-transaction"
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
    const note = async (transaction: SharedTransaction) => {
      if (await isKnownEvent(transaction, event.event_id)) return
      const outcome = session_id ? "noted" : "unknown"
      await recordEvent(step.container, transaction, { event, order_id, outcome })
    }
    await (order_id ? inOrderTransaction(step, order_id, note) : inOneTransaction(step, note))
    return new StepResponse({ event_id: event.event_id })
  },
)
