import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { vehicleModelsQuerySchema } from "../../../../../contract/vehicle/vehicle"
import { readModelsWithParts } from "../../../../../queries/vehicle/models-with-parts"
import { readModels } from "../../../../../queries/vehicle/vehicles"
import { buyerOf } from "../../../../http/auth/signed-in"
import { answerTagged } from "../../../../http/response/etag"
import { toModel } from "../../../../http/serializers/vehicle"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await answerTagged(req, res, async () => {
    const { make, with: having } = vehicleModelsQuerySchema.parse(req.query)
    const models = having
      ? await readModelsWithParts(req.scope, { make, buyer: buyerOf(req) })
      : await readModels(req.scope, make)
    return { body: { success: true, data: models.map(toModel) } }
  })
}
