import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readOrderCustomer } from "../../../queries/order/order-customer"

/**
 * Medusa shows an order, its address and the secret of its payment to whoever knows its id; here it
 * is its customer's alone, and for others there is none.
 */
export async function hideForeignOrder(
  req: MedusaRequest & { auth_context?: { actor_id: string } },
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const customer = await readOrderCustomer(req.scope, req.params.id ?? "")
  if (customer && customer === req.auth_context?.actor_id) return next()
  res.status(404).json({ type: "not_found", message: "There is no such order" })
}
