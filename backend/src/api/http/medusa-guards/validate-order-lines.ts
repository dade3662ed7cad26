import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { checkOrderLinesWorkflow } from "../../../workflows/order/lines/check-order-lines"

type Next = MedusaNextFunction

/** A draft becomes an order only within the quantity rules: Medusa's workflow has no hook for it. */
export async function refuseOddDraft(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: Next,
): Promise<void> {
  await checkOrderLines(req, false)
  next()
}

/** An order stays within the quantity rules when staff confirm an edit of it. */
export async function refuseOddEdit(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: Next,
): Promise<void> {
  await checkOrderLines(req, true)
  next()
}

async function checkOrderLines({ scope, params }: MedusaRequest, edited: boolean): Promise<void> {
  const input = { order_id: params.id ?? "", edited }
  await checkOrderLinesWorkflow(scope).run({ input })
}
