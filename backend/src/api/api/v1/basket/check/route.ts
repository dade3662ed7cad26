import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { basketLinesSchema } from "../../../../../contract/basket/basket"
import type { MemberRecord } from "../../../../../queries/account/members"
import { judgeLines, soldIn } from "../../../../../queries/basket/judged-lines"
import { readFits } from "../../../../../queries/fitment/fits"
import { GUEST } from "../../../../../queries/product/sellable"
import { previewOfBasket } from "../../../../../workflows/basket/preview-added-lines"
import { namedVehicle } from "../../../../http/named-vehicle"
import { readFilledIn } from "../../../../http/validation/additional-data"
import { lineFieldsFilledIn } from "../../../../http/validation/line-fields"
import { toCheckedBasket } from "../../../../http/serializers/basket"

export async function POST(
  req: MedusaRequest & { member?: MemberRecord },
  res: MedusaResponse,
): Promise<void> {
  const { lines } = basketLinesSchema.parse(req.body)
  const buyer = req.member ? { customer_id: req.member.customer_id } : GUEST
  const wishes = await judgeLines(req.scope, { lines, buyer })
  const additional_data = readFilledIn("placeOrder", req.body)
  const of_lines = lineFieldsFilledIn(req.body)
  const added = await previewOfBasket(req.scope, { buyer, wishes, additional_data, of_lines })
  const fits = await readFits(req.scope, { vehicle: await namedVehicle(req), ids: soldIn(wishes) })
  res.setHeader("cache-control", "private, no-store")
  res.json({ success: true, data: toCheckedBasket({ wishes, added, fits }) })
}
