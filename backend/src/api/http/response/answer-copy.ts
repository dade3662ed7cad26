import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { listHeadersSchema } from "../../../contract/calls/lists"
import { copyListSchema } from "../../../contract/part-list/saved-list"
import { copyListWorkflow, type CopyListInput } from "../../../workflows/part-list/copy-list"
import { answerList } from "./answer-list"

/** Copies a list into a person's own and answers the copy. */
export async function answerCopy(
  req: MedusaRequest,
  res: MedusaResponse,
  { source, customer_id }: Pick<CopyListInput, "source" | "customer_id">,
): Promise<void> {
  const { name } = copyListSchema.parse(req.body)
  const { "idempotency-key": idempotency_key } = listHeadersSchema.parse(req.headers)
  const input = { source, customer_id, name, idempotency_key }
  const { result: id } = await copyListWorkflow(req.scope).run({ input })
  res.status(201)
  await answerList(req, res, { id, customer_id })
}
