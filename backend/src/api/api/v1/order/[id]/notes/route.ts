import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { writeNoteSchema } from "../../../../../../contract/order/order-note"
import { ShopError } from "../../../../../../errors/shop-error"
import { readNotedOrder, readOrderNotes } from "../../../../../../queries/order-note/order-notes"
import { writeNoteWorkflow } from "../../../../../../workflows/order/note/write-note"
import { requireAdmin, requireMember } from "../../../../../http/auth/signed-in"
import { answerPrivately } from "../../../../../http/response/answer-list"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { is_admin: staff, customer_id } = requireMember(req)
  const order_id = String(req.params.id)
  const order = await readNotedOrder(req.scope, order_id)
  if (!order || (!staff && order.customer_id !== customer_id)) {
    throw new ShopError("order_not_found")
  }
  answerPrivately(res, await readOrderNotes(req.scope, { order_id, staff }))
}

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  requireAdmin(req)
  const order_id = String(req.params.id)
  const note = writeNoteSchema.parse(req.body)
  await writeNoteWorkflow(req.scope).run({ input: { order_id, ...note } })
  const data = await readOrderNotes(req.scope, { order_id, staff: true })
  res.status(201).json({ success: true, data })
}
