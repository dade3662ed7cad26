import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readShopPayment } from "../../../queries/payment/shop-payment"
import { bookRefunds } from "../book-refunds"
import type { ProviderEvent } from "../provider-event"

export type BookRefundsInput = { payment_id: string; event?: ProviderEvent }

export const bookRefundsStepId = "book-refunds"

/**
 * Books what the provider gave back of a payment and nobody here asked for. Nothing to compensate:
 * the money went back, whatever becomes of the call.
 */
export const bookRefundsStep = createStep(
  bookRefundsStepId,
  async ({ payment_id, event }: BookRefundsInput, step) => {
    const payment = await readShopPayment(step.container, payment_id)
    if (payment) {
      const { id, data, order_id } = payment
      await bookRefunds(step, { payment: { id, data }, order_id, ...(event && { event }) })
    }
    return new StepResponse({ payment_id })
  },
)
