import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { productFilterSchema } from "../../../../../contract/product/product-search"
import { readProductFacets } from "../../../../../queries/product-facets/product-facets"
import { buyerOf } from "../../../../http/auth/signed-in"
import { vehicleOfList } from "../../../../http/named-vehicle"
import { answerTagged } from "../../../../http/response/etag"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await answerTagged(req, res, async () => {
    const { fitting } = await vehicleOfList(req)
    const data = await readProductFacets(req.scope, {
      filter: { ...productFilterSchema.parse(req.query), fitting },
      buyer: buyerOf(req),
    })
    return { body: { success: true, data } }
  })
}
