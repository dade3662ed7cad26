import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ShopError } from "../../../../../errors/shop-error"
import { readVehicle } from "../../../../../queries/vehicle/vehicles"
import { answerTagged } from "../../../../http/response/etag"
import { toVehicle } from "../../../../http/serializers/vehicle"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await answerTagged(req, res, async () => {
    const vehicle = await readVehicle(req.scope, String(req.params.id))
    if (!vehicle) throw new ShopError("vehicle_not_found")
    return { body: { success: true, data: toVehicle(vehicle) } }
  })
}
