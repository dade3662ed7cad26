import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import {
  readStripeWebhookStep,
  type ReadStripeWebhookInput,
  type ReadWebhook,
} from "./read-stripe-webhook"
import { readShopPayment } from "../../../queries/payment/shop-payment"
import { inOneTransaction, type SharedTransaction } from "../../transaction/in-one-transaction"
import { inOrderTransaction } from "../../transaction/in-order-transaction"
import { isKnownEvent, recordEvent } from "../journal"
import { bookRefunds } from "../refund/book-refunds"
import type { ProviderEvent } from "./provider-event"
import { settlePaymentWorkflow } from "../settle/settle-payment"

export type ReceiveStripeWebhookInput = ReadStripeWebhookInput

type RefundNews = { payment_id: string; event?: ProviderEvent }

/**
 * Books what the provider gave back of a payment and nobody here asked for. Nothing to compensate:
 * the money went back, whatever becomes of the call.
 */
const bookRefundsStep = createStep(
  "book-refunds",
  async ({ payment_id, event }: RefundNews, step) => {
    const payment = await readShopPayment(step.container, payment_id)
    if (payment) {
      const { id, data, order_id } = payment
      await bookRefunds(step, { payment: { id, data }, order_id, ...(event && { event }) })
    }
    return new StepResponse({ payment_id })
  },
)

/**
 * Writes down an event that changes nothing else: a declined card, a dispute, a payment of another
 * shop on the same account. Nothing to compensate: it is the workflow's only change.
 */
const noteEventStep = createStep("note-event", async ({ event, subject }: ReadWebhook, step) => {
  const { order_id, session_id } = subject
  const note = async (transaction: SharedTransaction) => {
    if (await isKnownEvent(transaction, event.event_id)) return
    const outcome = session_id ? "noted" : "unknown"
    await recordEvent(step.container, transaction, { event, order_id, outcome })
  }
  await (order_id ? inOrderTransaction(step, order_id, note) : inOneTransaction(step, note))
  return new StepResponse({ event_id: event.event_id })
})

/**
 * Has an event's effect in the database, together with the event's id, before it is acknowledged:
 * Stripe repeats what fails, and what it repeats has no effect. Throws webhook_signature_invalid
 * (see webhookFailureStatus).
 */
export const receiveStripeWebhookWorkflow = createWorkflow(
  "receive-stripe-webhook",
  (input: ReceiveStripeWebhookInput) => {
    const webhook = readStripeWebhookStep(input)
    when(
      "webhook-tells-of-a-payment",
      { webhook },
      ({ webhook }) => webhook.duty === "payment",
    ).then(() => {
      settlePaymentWorkflow.runAsStep({ input: transform({ webhook }, settleInput) })
    })
    when("webhook-tells-of-a-refund", { webhook }, ({ webhook }) => webhook.duty === "refund").then(
      () => {
        bookRefundsStep(transform({ webhook }, refundInput))
      },
    )
    when("webhook-is-to-be-noted", { webhook }, ({ webhook }) => webhook.duty === "note").then(
      () => {
        noteEventStep(webhook)
      },
    )
    return new WorkflowResponse(webhook)
  },
)

function settleInput({ webhook }: { webhook: ReadWebhook }) {
  return { session_id: webhook.subject.session_id ?? "", event: webhook.event }
}

function refundInput({ webhook }: { webhook: ReadWebhook }) {
  return { payment_id: webhook.subject.payment_id ?? "", event: webhook.event }
}
