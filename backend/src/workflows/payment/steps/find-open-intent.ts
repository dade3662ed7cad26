import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { isOpenIntent } from "../intent"
import { readPayableOrder, stripeSessions, type SessionRow } from "../payable-order"
import { paymentError } from "../payment-errors"
import { syncSession } from "../sync-session"

export type FindOpenIntentInput = { order_id: string; smallest_due: number }

export const findOpenIntentStepId = "find-open-intent"

/**
 * The client secret of an intent that the order still has open with this amount, or null. Throws
 * payment_in_progress when one went through: another would charge the card twice.
 *
 * Nothing to compensate: what it writes is what the provider says.
 */
export const findOpenIntentStep = createStep(
  findOpenIntentStepId,
  async ({ order_id, smallest_due }: FindOpenIntentInput, { container }) => {
    const order = await readPayableOrder(container, order_id)
    let client_secret: string | null = null
    for (const session of order ? stripeSessions(order).filter(isUndecided) : []) {
      const intent = await syncSession(container, session)
      if (!intent || intent.status === "canceled") continue
      if (!isOpenIntent(intent)) throw paymentError("payment_in_progress")
      if (intent.amount === smallest_due) client_secret = intent.client_secret
    }
    return new StepResponse({ client_secret })
  },
)

/** Authorised sessions have a payment of their own; those without an intent have nothing to ask for. */
function isUndecided(session: SessionRow): boolean {
  return session.status !== "authorized" && typeof session.data.id === "string"
}
