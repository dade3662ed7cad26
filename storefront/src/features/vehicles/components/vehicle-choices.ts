import type { Vehicle } from "@shop/contract/vehicle/vehicle"
import { builtText, vehicleEngine } from "../vehicle-name"
import type { Choice } from "./choice-list"

/** Vehicles of one model as lines: generation and engine, then body, engine code and months. */
export function engineChoices(
  vehicles: readonly Vehicle[],
  onChoose: (vehicle: Vehicle) => void,
): Choice[] {
  return vehicles.map((vehicle) => ({
    key: vehicle._id,
    text: [vehicle.generation, vehicleEngine(vehicle)].filter(Boolean).join(" · "),
    detail: [builtText(vehicle), vehicle.body, vehicle.engineCodes.join(", ")]
      .filter(Boolean)
      .join(" · "),
    onChoose: () => onChoose(vehicle),
  }))
}
