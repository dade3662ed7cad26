import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { refusalSentence } from "../../../contract/refusal-sentence"
import { readCollectionOrder } from "../../../queries/payment/collection-order"

type Next = MedusaNextFunction

/**
 * Medusa's own webhooks answer 200 before they look at a signature, and forget events when the
 * process ends. The provider calls /hooks/stripe.
 */
function hideMedusaWebhooks(_req: MedusaRequest, res: MedusaResponse): void {
  res.status(404).json({ type: "not_found", message: refusalSentence("not_found") })
}

/**
 * Who knows the id of an order's payment collection could read the secret of its payment, or close
 * it by opening another: an order is paid through /api/v1/create-payment-intent alone.
 */
async function refuseOrderSession(
  req: MedusaRequest,
  res: MedusaResponse,
  next: Next,
): Promise<void> {
  if (!(await readCollectionOrder(req.scope, req.params.id ?? ""))) return next()
  res.status(404).json({ type: "not_found", message: "There is no such payment collection" })
}

/** An order is paid exactly when the provider has its money: nobody can say so in its place. */
function refuseMarkAsPaid(_req: MedusaRequest, res: MedusaResponse): void {
  res.status(409).json({
    type: "not_allowed",
    message:
      "An order is paid when the payment provider has its money: it cannot be marked as paid by hand",
  })
}

/** Medusa's own routes to what is paid, and the provider's to the shop. */
export const PAYMENT_ROUTES: readonly MiddlewareRoute[] = [
  {
    matcher: "/store/payment-collections/:id/payment-sessions",
    methods: ["POST"],
    middlewares: [refuseOrderSession],
  },
  {
    matcher: "/admin/payment-collections/:id/mark-as-paid",
    methods: ["POST"],
    middlewares: [refuseMarkAsPaid],
  },
  { matcher: "/hooks/payment", middlewares: [hideMedusaWebhooks] },
  { matcher: "/hooks/stripe", methods: ["POST"], bodyParser: { preserveRawBody: true } },
]
