import {
  createWorkflow,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { bookRefundsStep } from "../steps/book-refunds"
import { noteEventStep } from "../steps/note-event"
import {
  readStripeWebhookStep,
  type ReadStripeWebhookInput,
  type ReadWebhook,
} from "../steps/read-stripe-webhook"
import { settlePaymentWorkflow } from "./settle-payment"

export type ReceiveStripeWebhookInput = ReadStripeWebhookInput

export const receiveStripeWebhookWorkflowId = "receive-stripe-webhook"

/**
 * Has an event's effect in the database, together with the event's id, before it is acknowledged:
 * Stripe repeats what fails, and what it repeats has no effect. Throws webhook_signature_invalid
 * (see webhookFailureStatus).
 */
export const receiveStripeWebhookWorkflow = createWorkflow(
  receiveStripeWebhookWorkflowId,
  (input: ReceiveStripeWebhookInput) => {
    const told = readStripeWebhookStep(input)
    when("webhook-tells-of-a-payment", { told }, ({ told }) => told.duty === "payment").then(() => {
      settlePaymentWorkflow.runAsStep({ input: transform({ told }, settleInput) })
    })
    when("webhook-tells-of-a-refund", { told }, ({ told }) => told.duty === "refund").then(() => {
      bookRefundsStep(transform({ told }, refundInput))
    })
    when("webhook-is-to-be-noted", { told }, ({ told }) => told.duty === "note").then(() => {
      noteEventStep(told)
    })
    return new WorkflowResponse(told)
  },
)

function settleInput({ told }: { told: ReadWebhook }) {
  return { session_id: told.subject.session_id ?? "", event: told.event }
}

function refundInput({ told }: { told: ReadWebhook }) {
  return { payment_id: told.subject.payment_id ?? "", event: told.event }
}
