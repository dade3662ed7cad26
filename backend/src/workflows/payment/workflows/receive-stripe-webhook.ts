import {
  createWorkflow,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { readStripeWebhookStep, type ReadStripeWebhookInput } from "../steps/read-stripe-webhook"
import { settleInput, settlePaymentWorkflow } from "./settle-payment"

export type ReceiveStripeWebhookInput = ReadStripeWebhookInput

export const receiveStripeWebhookWorkflowId = "receive-stripe-webhook"

/**
 * Books the payment that a webhook tells of before it is acknowledged: Stripe repeats what fails.
 * Throws webhook_signature_invalid (see webhookFailureStatus).
 */
export const receiveStripeWebhookWorkflow = createWorkflow(
  receiveStripeWebhookWorkflowId,
  (input: ReceiveStripeWebhookInput) => {
    const event = readStripeWebhookStep(input)
    when("webhook-tells-of-money", { event }, ({ event }) => event.session_id !== null).then(() => {
      settlePaymentWorkflow.runAsStep({ input: transform({ told: event }, settleInput) })
    })
    return new WorkflowResponse(event)
  },
)
