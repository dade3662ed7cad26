import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { isOpenIntent } from "../../payment/provider/intent"
import { readPayableOrder, type SessionRow } from "../../../queries/payment/payable-order"
import { readSessionIntent } from "../../payment/provider/stripe-provider"

export type AskForPaymentInput = { order_id: string }

export type AskedForPayment = {
  /** A payment that went through and that nobody told the shop of. */
  session_id: string | null
  /** Whether money is still on its way. */
  on_its_way: boolean
}

export const askForPaymentStepId = "ask-for-payment"

/**
 * Asks the provider whether an order that seems unpaid is being paid. Throws
 * payment_provider_unavailable: an order that nobody knows the payment of is left alone.
 *
 * Nothing to compensate: what it writes is what the provider says.
 */
export const askForPaymentStep = createStep(
  askForPaymentStepId,
  async ({ order_id }: AskForPaymentInput, { container }) => {
    const order = await readPayableOrder(container, order_id)
    const asked: AskedForPayment = { session_id: null, on_its_way: false }
    for (const session of order?.sessions.filter(hasIntent) ?? []) {
      // Taken, and its booking failed.
      const intent =
        session.status === "authorized" ? "taken" : await readSessionIntent(container, session)
      if (intent === "taken" || intent?.status === "succeeded") asked.session_id = session.id
      else if (intent && intent.status !== "canceled" && !isOpenIntent(intent)) {
        asked.on_its_way = true
      }
    }
    return new StepResponse(asked)
  },
)

function hasIntent({ data }: SessionRow): boolean {
  return typeof data.id === "string"
}
