import { Modules, PaymentActions } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readSettlement } from "../settlement"
import { STRIPE_PROVIDER_ID } from "../stripe-provider-id"

export type ReadStripeWebhookInput = {
  /** The body as it arrived: the signature is over its bytes. */
  raw_body: string
  /** The Stripe-Signature header. */
  signature: string
}

export const readStripeWebhookStepId = "read-stripe-webhook"

/**
 * The session that a webhook says was paid; null for events that change nothing and for sessions
 * of other shops on the same account. Throws webhook_signature_invalid.
 */
export const readStripeWebhookStep = createStep(
  readStripeWebhookStepId,
  async ({ raw_body, signature }: ReadStripeWebhookInput, { container }) => {
    const { action, data } = await container.resolve(Modules.PAYMENT).getWebhookActionAndData({
      provider: STRIPE_PROVIDER_ID,
      payload: { data: {}, rawData: raw_body, headers: { "stripe-signature": signature } },
    })
    const paid = action === PaymentActions.SUCCESSFUL && data !== undefined
    const settlement = paid ? await readSettlement(container, data.session_id) : null
    return new StepResponse({ session_id: settlement?.session.id ?? null })
  },
)
