import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ShopError } from "../../../errors/shop-error"
import { readGarage } from "../../../queries/garage/garage"
import { toGarageVehicle } from "../serializers/vehicle"
import { answerPrivately } from "./answer-list"

/** Answers a vehicle of a person's garage as it is now. Throws garage_vehicle_not_found. */
export async function answerGarageVehicle(
  req: MedusaRequest,
  res: MedusaResponse,
  own: { id: string; customer_id: string },
): Promise<void> {
  const [row] = await readGarage(req.scope, own)
  if (!row) throw new ShopError("garage_vehicle_not_found")
  answerPrivately(res, toGarageVehicle(row))
}
