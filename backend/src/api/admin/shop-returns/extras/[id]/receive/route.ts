import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { ReceiveExtra, StaffExtras } from "../../../../../../contract/return/staff-return"
import { readWaitingExtras } from "../../../../../../queries/return/extras"
import { receiveExtra } from "../../../../../../workflows/return/extras/extra-returns"

/** Staff say how many arrived; 0 refuses it. */
export async function POST(
  { auth_context, params, scope, validatedBody }: AuthenticatedMedusaRequest<ReceiveExtra>,
  res: MedusaResponse<StaffExtras>,
): Promise<void> {
  const { actor_id: received_by } = auth_context
  await receiveExtra(scope, { ...validatedBody, id: params.id ?? "", received_by })
  res.json({ extras: await readWaitingExtras(scope) })
}
