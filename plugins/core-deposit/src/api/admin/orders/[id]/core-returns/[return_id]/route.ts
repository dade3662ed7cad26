import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { coresOfOrder } from "../../../../../../returns/cores-of-order"
import type { SentReceipt } from "../../../../../../returns/sent"
import { receiveCoreReturnWorkflow } from "../../../../../../workflows/receive-core-return"

/** POST /admin/orders/{id}/core-returns/{return_id}: how many cores of a request arrived. */
export async function POST(
  { auth_context, params, scope, validatedBody }: AuthenticatedMedusaRequest<SentReceipt>,
  res: MedusaResponse,
): Promise<void> {
  const { id: order_id = "", return_id: id = "" } = params
  const { actor_id: recorded_by } = auth_context
  const input = { id, order_id, quantity: validatedBody.qty, recorded_by }
  await receiveCoreReturnWorkflow(scope).run({ input })
  const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  res.json(await coresOfOrder(database, { id: order_id, customer_id: null }))
}
