import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ShopError } from "../../../errors/shop-error"
import { judgeKept } from "../../../queries/basket/judged-lines"
import { readOwnList } from "../../../queries/part-list/kept-list"
import { toSavedList } from "../serializers/saved-list"

/** Answers one of a person's lists as it is at this moment, for nobody else to keep. */
export async function answerList(
  req: MedusaRequest,
  res: MedusaResponse,
  { id, customer_id }: { id: string; customer_id: string },
): Promise<void> {
  const list = await readOwnList(req.scope, { id, customer_id })
  if (!list) throw new ShopError("list_not_found")
  const { lines } = list
  const wishes = await judgeKept(req.scope, { lines, buyer: { customer_id } })
  answerPrivately(res, toSavedList({ list, wishes }))
}

/** Answers what is of the caller alone. */
export function answerPrivately(res: MedusaResponse, data: unknown): void {
  res.setHeader("cache-control", "private, no-store")
  res.json({ success: true, data })
}
