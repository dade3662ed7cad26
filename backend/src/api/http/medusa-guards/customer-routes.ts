import {
  authenticate,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { refusalSentence } from "../../../contract/refusal-sentence"
import { readOrderCustomer } from "../../../queries/order/order-customer"

type SignedIn = MedusaRequest & { auth_context?: { actor_id: string } }

/**
 * Medusa shows an order, its address and the secret of its payment to whoever knows its id; here it
 * is its customer's alone, and for others there is none.
 */
async function hideForeignOrder(
  req: SignedIn,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const customer = await readOrderCustomer(req.scope, req.params.id ?? "")
  if (customer && customer === req.auth_context?.actor_id) return next()
  res.status(404).json({ type: "not_found", message: refusalSentence("order_not_found") })
}

const asCustomer = authenticate("customer", ["session", "bearer"])

/** Medusa's own routes to an order, for its customer alone. */
export const CUSTOMER_ROUTES: readonly MiddlewareRoute[] = [
  {
    matcher: "/store/orders/:id",
    methods: ["GET"],
    middlewares: [asCustomer, hideForeignOrder],
  },
]
