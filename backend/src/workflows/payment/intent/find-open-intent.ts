import { ShopError } from "../../../errors/shop-error"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { isOpenIntent } from "../provider/intent"
import { readPayableOrder, type SessionRow } from "../../../queries/payment/payable-order"
import { readSessionIntent } from "../provider/stripe-provider"

export type FindOpenIntentInput = { order_id: string; smallest_due: number }
export type FoundIntents = {
  client_secret: string | null
  /** Sessions that no longer fit: of another amount, cancelled or forgotten by the provider. */
  stale: string[]
}

export const findOpenIntentStepId = "find-open-intent"

/**
 * The client secret of an intent that the order still has open with this amount, or null, as the
 * provider tells of each. Throws payment_in_progress when one went through: another would charge
 * the card twice.
 */
export const findOpenIntentStep = createStep(
  findOpenIntentStepId,
  async ({ order_id, smallest_due }: FindOpenIntentInput, { container }) => {
    const order = await readPayableOrder(container, order_id)
    const found: FoundIntents = { client_secret: null, stale: [] }
    for (const session of order?.sessions.filter(isUndecided) ?? []) {
      const intent = await readSessionIntent(container, session)
      const canceled = !intent || intent.status === "canceled"
      if (!canceled && !isOpenIntent(intent)) throw new ShopError("payment_in_progress")
      if (canceled || intent.amount !== smallest_due) found.stale.push(session.id)
      else found.client_secret = intent.client_secret
    }
    return new StepResponse(found)
  },
)

/** Authorised sessions have a payment of their own; those without an intent have nothing to ask for. */
function isUndecided(session: SessionRow): boolean {
  return session.status !== "authorized" && typeof session.data.id === "string"
}
