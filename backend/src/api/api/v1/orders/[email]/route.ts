import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readMembers } from "../../../../../queries/members"
import { readOrders } from "../../../../../queries/orders"
import { toOrder } from "../../../../http/order-answer"
import { requireSelfOrAdmin } from "../../../../http/signed-in"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const email = String(req.params.email).toLowerCase()
  requireSelfOrAdmin(req, email)
  const [member] = await readMembers(req.scope, { email })
  const orders = member ? await readOrders(req.scope, { customer_id: member.customer_id }) : []
  res.json(orders.map(toOrder))
}
