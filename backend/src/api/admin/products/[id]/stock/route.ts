import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { PlacedStock } from "../../../../../contract/staff/selling-locations"
import { readPlacedStock } from "../../../../../queries/stock/placed-stock"

/** What lies where of a product; empty where its stock is not counted. */
export async function GET(
  { scope, params }: AuthenticatedMedusaRequest,
  res: MedusaResponse<{ stock: PlacedStock[] }>,
): Promise<void> {
  res.json({ stock: await readPlacedStock(scope, params.id ?? "") })
}
