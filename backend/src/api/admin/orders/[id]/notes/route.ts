import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { OrderNote, WriteNote } from "../../../../../contract/order/order-note"
import { ShopError } from "../../../../../errors/shop-error"
import { readNotedOrder, readOrderNotes } from "../../../../../queries/order-note/order-notes"
import { writeNoteWorkflow } from "../../../../../workflows/order/note/write-note"

type Answer = { notes: OrderNote[] }

/** What staff wrote to an order, the last first. */
export async function GET(
  { params, scope }: AuthenticatedMedusaRequest,
  res: MedusaResponse<Answer>,
): Promise<void> {
  const order_id = params.id ?? ""
  if (!(await readNotedOrder(scope, order_id))) throw new ShopError("order_not_found")
  res.json({ notes: await readOrderNotes(scope, { order_id, staff: true }) })
}

export async function POST(
  { params, scope, validatedBody }: AuthenticatedMedusaRequest<WriteNote>,
  res: MedusaResponse<Answer>,
): Promise<void> {
  const order_id = params.id ?? ""
  await writeNoteWorkflow(scope).run({ input: { order_id, ...validatedBody } })
  res.json({ notes: await readOrderNotes(scope, { order_id, staff: true }) })
}
