import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { productVehiclesQuerySchema } from "../../../../../../contract/vehicle/vehicle"
import { readProductVehicles } from "../../../../../../queries/fitment/product-vehicles"
import { answerTagged } from "../../../../../http/response/etag"
import { pageHeaders } from "../../../../../http/response/page-headers"
import { toProductVehicle } from "../../../../../http/serializers/vehicle"
import { variantOfAddress } from "../../../../../http/told-part"
import { unknownCursor } from "../../../../../http/validation/unknown-cursor"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await answerTagged(req, res, async () => {
    const asked = productVehiclesQuerySchema.parse(req.query)
    const variant_id = await variantOfAddress(req)
    const page = await readProductVehicles(req.scope, { ...asked, variant_id })
    if (!page) throw unknownCursor()
    const data = page.rows.map(toProductVehicle)
    return { headers: pageHeaders(req, page), body: { success: true, data } }
  })
}
