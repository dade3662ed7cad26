import type { Vehicle } from "@shop/contract/vehicle/vehicle"
import { keepVehicle } from "../chosen-vehicle"
import { vehicleEngine, vehicleName } from "../vehicle-name"

/**
 * Chooses a vehicle for the whole shop, and for the next visit. Apart from what reads the choice:
 * every page does that, and needs no word for an engine.
 */
export function chooseVehicle(vehicle: Vehicle, built = ""): void {
  const [name, engine] = [vehicleName(vehicle), vehicleEngine(vehicle)]
  keepVehicle({ id: vehicle._id, built, name, engine })
}
