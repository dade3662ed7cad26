import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { PricePreviewQuery } from "../../../../../contract/product/staff-ladder"
import { previewPrice } from "../../../../../queries/price-ladder/price-preview"

/** What a customer, a group or a guest pays for so many pieces of a variant, and why. */
export async function GET(
  req: AuthenticatedMedusaRequest<unknown, PricePreviewQuery>,
  res: MedusaResponse,
): Promise<void> {
  const asked = { ...req.validatedQuery, variant_id: req.params.id ?? "" }
  res.json({ price_preview: await previewPrice(req.scope, asked) })
}
