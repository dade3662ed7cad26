import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { vehicleMakesQuerySchema } from "../../../../../contract/vehicle/vehicle"
import { readMakesWithParts } from "../../../../../queries/vehicle/models-with-parts"
import { readMakes } from "../../../../../queries/vehicle/vehicles"
import { buyerOf } from "../../../../http/auth/signed-in"
import { answerTagged } from "../../../../http/response/etag"
import { toMake } from "../../../../http/serializers/vehicle"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await answerTagged(req, res, async () => {
    const asked = vehicleMakesQuerySchema.parse(req.query)
    const makes = asked.with
      ? await readMakesWithParts(req.scope, buyerOf(req))
      : await readMakes(req.scope)
    return { body: { success: true, data: makes.map(toMake) } }
  })
}
