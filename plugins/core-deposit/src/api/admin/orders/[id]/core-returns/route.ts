import type {
  AuthenticatedMedusaRequest,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { coresOfOrder } from "../../../../../returns/cores-of-order"
import type { SentReturn } from "../../../../../returns/sent"
import { recordCoreReturnWorkflow } from "../../../../../workflows/record-core-return"

/** GET /admin/orders/{id}/core-returns: the deposits of an order, its requests and what came back. */
export async function GET({ params, scope }: MedusaRequest, res: MedusaResponse): Promise<void> {
  const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  res.json(await coresOfOrder(database, { id: params.id ?? "", customer_id: null }))
}

/** POST /admin/orders/{id}/core-returns: cores came back that nobody had asked to return. */
export async function POST(
  { auth_context, params, scope, validatedBody }: AuthenticatedMedusaRequest<SentReturn>,
  res: MedusaResponse,
): Promise<void> {
  const { id: order_id = "" } = params
  const { line: line_id, qty: quantity, key } = validatedBody
  const by = { recorded_by: auth_context.actor_id }
  const input = { order_id, line_id, quantity, key, by }
  await recordCoreReturnWorkflow(scope).run({ input })
  const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  res.json(await coresOfOrder(database, { id: order_id, customer_id: null }))
}
