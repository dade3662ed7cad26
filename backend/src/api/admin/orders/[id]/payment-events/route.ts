import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readPaymentEvents } from "../../../../../queries/payment/payment-events"

/** What the payment provider told of an order, the last first. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const payment_events = await readPaymentEvents(req.scope, String(req.params.id))
  res.json({ payment_events })
}
