import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { LowStockPage, LowStockQuery } from "../../../../contract/staff/admin-overview"
import { readLowMark } from "../../../../queries/overview/low-mark"
import { readLowStock } from "../../../../queries/overview/low-stock"

/** A page of the parts that are low on stock, the scarcest first. */
export async function GET(
  { scope, validatedQuery }: AuthenticatedMedusaRequest,
  res: MedusaResponse<LowStockPage>,
): Promise<void> {
  const { limit, offset } = validatedQuery as LowStockQuery
  const under = await readLowMark(scope)
  res.json({ under, ...(await readLowStock(scope, { under, limit, offset })) })
}
