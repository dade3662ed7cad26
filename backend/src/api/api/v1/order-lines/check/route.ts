import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { orderLinesToCheckSchema } from "../../../../../contract/order-lines/checked-lines"
import type { MemberRecord } from "../../../../../queries/account/members"
import { readFits } from "../../../../../queries/fitment/fits"
import { readCheckedRows } from "../../../../../queries/order-lines/checked-rows"
import { hearDemand } from "../../../../../workflows/demand/hear-demand"
import { GUEST } from "../../../../../queries/product/sellable"
import { visitorOf, wantedOfRow } from "../../../../http/demand"
import { namedVehicle } from "../../../../http/named-vehicle"
import { toCheckedRow } from "../../../../http/serializers/checked-rows"
import { successorsFor } from "../../../../http/successors"

export async function POST(
  req: MedusaRequest & { member?: MemberRecord },
  res: MedusaResponse,
): Promise<void> {
  const { lines } = orderLinesToCheckSchema.parse(req.body)
  const buyer = req.member ? { customer_id: req.member.customer_id } : GUEST
  const rows = await readCheckedRows(req.scope, { lines, buyer })
  const ids = rows.flatMap(({ meant }) => meant?.part.variant_id ?? [])
  const fits = await readFits(req.scope, { vehicle: await namedVehicle(req), ids })
  const successors = await successorsFor(req, ids)
  hearDemand(req.scope, { visitor: visitorOf(req), wanted: rows.map(wantedOfRow) })
  res.setHeader("cache-control", "private, no-store")
  res.json({
    success: true,
    data: { lines: rows.map((row) => toCheckedRow(row, { fits, successors })) },
  })
}
