import { Modules } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { beginSessionStep } from "./begin-session"
import { findOpenIntentStep } from "./find-open-intent"
import { makeIntentStep } from "./make-intent"
import { selectPayableOrderStep, type SelectPayableOrderInput } from "./select-payable-order"

export type CreatePaymentIntentInput = SelectPayableOrderInput

/**
 * Closes sessions that no longer fit their order, at the provider too: what the order cost before
 * an edit can be paid no more. A provider opens no closed intent again: there is no compensation,
 * the order is paid by another one. Throws the provider's error for one that was paid meanwhile.
 */
const closeStaleSessionsStep = createStep(
  "close-stale-sessions",
  async ({ stale }: { stale: string[] }, { container }) => {
    const payments = container.resolve(Modules.PAYMENT)
    for (const session of await payments.listPaymentSessions({ id: stale })) {
      await payments.deletePaymentSession(session.id)
    }
    return new StepResponse({ closed: stale.length })
  },
)

/**
 * What the browser needs to pay an order's due amount: the client secret of its one open payment
 * intent, made now unless there is one. Throws ShopError: see contract/refusals.
 */
export const createPaymentIntentWorkflow = createWorkflow(
  "create-payment-intent",
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
