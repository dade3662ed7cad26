import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { asError } from "../../../errors/as-error"
import { webhookFailureStatus } from "../../../workflows/payment/webhook/webhook-failure-status"
import { receiveStripeWebhookWorkflow } from "../../../workflows/payment/webhook/receive-stripe-webhook"

/** Stripe's webhooks, over the raw body: 200 only when the event's effect is in the database. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  try {
    await receiveStripeWebhookWorkflow(req.scope).run({
      input: { raw_body: String(req.rawBody ?? ""), signature: req.get("stripe-signature") ?? "" },
    })
    res.sendStatus(200)
  } catch (error) {
    const status = webhookFailureStatus(error)
    if (status === 500) req.scope.resolve(ContainerRegistrationKeys.LOGGER).error(asError(error))
    res.status(status).json({ message: status === 400 ? "invalid webhook" : "try again" })
  }
}
