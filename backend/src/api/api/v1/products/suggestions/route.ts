import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { productSuggestionsQuerySchema } from "../../../../../contract/product/product-search"
import { readProductSuggestions } from "../../../../../queries/product-search/suggestions/product-suggestions"
import { buyerOf } from "../../../../http/auth/signed-in"
import { namedVehicle } from "../../../../http/named-vehicle"
import { answerTagged } from "../../../../http/response/etag"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await answerTagged(req, res, async () => {
    const { q } = productSuggestionsQuerySchema.parse(req.query)
    const vehicle = await namedVehicle(req)
    const data = await readProductSuggestions(req.scope, { q, buyer: buyerOf(req), vehicle })
    return { body: { success: true, data } }
  })
}
