import {
  createStep,
  type StepExecutionContext,
  StepResponse,
} from "@medusajs/framework/workflows-sdk"
import { readShopPayment } from "../../../queries/payment/shop-payment"
import { inOneTransaction } from "../../transaction/in-one-transaction"
import { bookRefunds } from "./book-refunds"
import { paymentJournal } from "../journal"
import { stripeProvider } from "../provider/stripe-provider"
import { closeRefundRequest } from "./refund-requests"

export type CarryOutRefundInput = { request_id: string }

export const carryOutRefundStepId = "carry-out-refund"

/** Money that went back is not taken again: no compensation. */
export const carryOutRefundStep = createStep(
  carryOutRefundStepId,
  async (input: CarryOutRefundInput, step) => {
    await carryOutRefund(step, input)
    return new StepResponse(input)
  },
)

/**
 * Asks the provider to give money back and books what it gave. The request's id is the provider's
 * idempotency key: repeated after a kill, money goes back once. A provider out of reach leaves the
 * request open, for the reconciler; what it refuses is closed. Throws what the provider says.
 */
export async function carryOutRefund(
  step: StepExecutionContext,
  { request_id }: CarryOutRefundInput,
): Promise<void> {
  const { container } = step
  const request = await paymentJournal(container).retrieveRefundRequest(request_id)
  const payment = await readShopPayment(container, request.payment_id)
  if (request.status !== "open" || !payment) return
  const { id, data, order_id } = payment
  try {
    await stripeProvider(container).refundPayment({
      data,
      amount: request.amount,
      context: { idempotency_key: request.id },
    })
  } catch (error) {
    if (isRefusal(error)) {
      await inOneTransaction(step, (transaction) =>
        closeRefundRequest(transaction, request.id, "refused"),
      )
    }
    throw error
  }
  await bookRefunds(step, { payment: { id, data }, order_id, request })
}

/** The provider understood and said no: to ask again would not help. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    ["payment_provider_refused", "payment_intent_unknown"].includes(String(error.code))
  )
}
