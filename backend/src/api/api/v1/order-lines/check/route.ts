import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { orderLinesToCheckSchema } from "../../../../../contract/order-lines/checked-lines"
import type { MemberRecord } from "../../../../../queries/account/members"
import { readCheckedRows } from "../../../../../queries/order-lines/checked-rows"
import { hearDemand } from "../../../../../workflows/demand/hear-demand"
import { GUEST } from "../../../../../queries/product/sellable"
import { visitorOf, wantedOfRow } from "../../../../http/demand"
import { toCheckedRow } from "../../../../http/serializers/checked-rows"

export async function POST(
  req: MedusaRequest & { member?: MemberRecord },
  res: MedusaResponse,
): Promise<void> {
  const { lines } = orderLinesToCheckSchema.parse(req.body)
  const buyer = req.member ? { customer_id: req.member.customer_id } : GUEST
  const rows = await readCheckedRows(req.scope, { lines, buyer })
  hearDemand(req.scope, { visitor: visitorOf(req), wanted: rows.map(wantedOfRow) })
  res.setHeader("cache-control", "private, no-store")
  res.json({ success: true, data: { lines: rows.map(toCheckedRow) } })
}
