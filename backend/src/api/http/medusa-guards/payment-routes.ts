import type { MedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http"

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
    matcher: "/admin/payment-collections/:id/mark-as-paid",
    methods: ["POST"],
    middlewares: [refuseMarkAsPaid],
  },
  { matcher: "/hooks/stripe", methods: ["POST"], bodyParser: { preserveRawBody: true } },
]
