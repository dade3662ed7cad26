import type { MedusaRequest } from "@medusajs/framework/http"
import { askedVehicleSchema, vehicleFilterSchema } from "../../contract/vehicle/asked-vehicle"
import { readNamedVehicle, type NamedVehicle } from "../../queries/fitment/asked-vehicle"
import { shopEnvironment } from "./environment"

/**
 * The vehicle that the query names; undefined where none is, and in a shop without vehicles. Throws
 * vehicle_not_found, invalid_input.
 */
export async function namedVehicle(req: MedusaRequest): Promise<NamedVehicle | undefined> {
  if (!shopEnvironment().vehicles) return undefined
  const { vehicle, built } = askedVehicleSchema.parse(req.query)
  return vehicle === undefined ? undefined : readNamedVehicle(req.scope, { vehicle, built })
}

/** The same of a list, and the vehicle again where it narrows the list. */
export async function vehicleOfList(
  req: MedusaRequest,
): Promise<{ vehicle?: NamedVehicle | undefined; fitting?: NamedVehicle | undefined }> {
  if (!shopEnvironment().vehicles) return {}
  const { fit } = vehicleFilterSchema.parse(req.query)
  const vehicle = await namedVehicle(req)
  return { vehicle, fitting: fit === "all" ? undefined : vehicle }
}
