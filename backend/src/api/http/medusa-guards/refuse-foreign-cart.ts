import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readCartCustomer } from "../../../queries/order/order-customer"

/**
 * Completing a cart makes an order: its customer alone may do it, signed in. Whoever filled it as a
 * guest makes it theirs with POST /store/carts/{id}/customer first.
 */
export async function refuseForeignCart(
  req: MedusaRequest & { auth_context?: { actor_id: string } },
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const customer = await readCartCustomer(req.scope, req.params.id ?? "")
  if (customer && customer === req.auth_context?.actor_id) return next()
  res.status(403).json({ type: "forbidden", message: "This cart is not the signed-in customer's" })
}
