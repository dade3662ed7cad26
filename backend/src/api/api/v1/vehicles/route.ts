import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { vehiclesQuerySchema } from "../../../../contract/vehicle/vehicle"
import { readVehicles } from "../../../../queries/vehicle/vehicles"
import { answerTagged } from "../../../http/response/etag"
import { pageHeaders } from "../../../http/response/page-headers"
import { toVehicle } from "../../../http/serializers/vehicle"
import { unknownCursor } from "../../../http/validation/unknown-cursor"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await answerTagged(req, res, async () => {
    const page = await readVehicles(req.scope, vehiclesQuerySchema.parse(req.query))
    if (!page) throw unknownCursor()
    const data = page.vehicles.map(toVehicle)
    return { headers: pageHeaders(req, page), body: { success: true, data } }
  })
}
