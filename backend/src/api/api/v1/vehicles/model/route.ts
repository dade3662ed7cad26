import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { vehicleModelQuerySchema } from "../../../../../contract/vehicle/model-parts"
import { ShopError } from "../../../../../errors/shop-error"
import { readModelParts } from "../../../../../queries/vehicle/model-parts"
import { buyerOf } from "../../../../http/auth/signed-in"
import { answerTagged } from "../../../../http/response/etag"
import { toModelParts } from "../../../../http/serializers/vehicle"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await answerTagged(req, res, async () => {
    const asked = vehicleModelQuerySchema.parse(req.query)
    const model = await readModelParts(req.scope, { ...asked, buyer: buyerOf(req) })
    if (!model) throw new ShopError("vehicle_model_not_found")
    return { body: { success: true, data: toModelParts(model) } }
  })
}
