import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { addReturnPictureWorkflow } from "../../../../../../../../workflows/return/ask/add-return-picture"
import { requireMember } from "../../../../../../../http/auth/signed-in"
import { withReceivedFiles } from "../../../../../../../http/images/incoming-image"
import { answerReturn, requireOwnOrder } from "../../../../../../../http/response/answer-return"

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { customer_id } = requireMember(req)
  const [order_id, id] = [String(req.params.id), String(req.params.return_id)]
  await requireOwnOrder(req.scope, { order_id, customer_id })
  await withReceivedFiles(req, { field: "image", most: 1 }, async ([file]) => {
    const input = { id, order_id, customer_id, path: file?.path ?? "" }
    await addReturnPictureWorkflow(req.scope).run({ input })
  })
  await answerReturn([req, res], { id, status: 201 })
}
