import { createWorkflow, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { beginSessionStep } from "../steps/begin-session"
import { closeStaleSessionsStep } from "../steps/close-stale-sessions"
import { findOpenIntentStep } from "../steps/find-open-intent"
import { makeIntentStep } from "../steps/make-intent"
import { selectPayableOrderStep, type SelectPayableOrderInput } from "../steps/select-payable-order"

export type CreatePaymentIntentInput = SelectPayableOrderInput

export const createPaymentIntentWorkflowId = "create-payment-intent"

/**
 * What the browser needs to pay an order's due amount: the client secret of its one open payment
 * intent, made now unless there is one. Errors: see PAYMENT_ERRORS.
 */
export const createPaymentIntentWorkflow = createWorkflow(
  createPaymentIntentWorkflowId,
  (input: CreatePaymentIntentInput) => {
    const order = selectPayableOrderStep(input)
    const open = findOpenIntentStep(order)
    const begun = when(
      "order-has-no-open-intent",
      { open },
      ({ open }) => open.client_secret === null,
    ).then(() => {
      closeStaleSessionsStep(open)
      return beginSessionStep(order)
    })
    const { client_secret } = makeIntentStep({ open, begun })
    return new WorkflowResponse({ client_secret, order_id: order.order_id })
  },
)
