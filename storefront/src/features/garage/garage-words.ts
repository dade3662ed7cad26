import type { GarageVehicle } from "@shop/contract/vehicle/garage"
import { vehicleName } from "@/features/vehicles/vehicle-name"
import type { ToldVehicle } from "./api"
import { garageText } from "./texts"

/** What tells an entry from others of its kind: "Velmont Tessera II, DL-HM 204". */
export function entryName({ vehicle, plate, label }: GarageVehicle): string {
  return [vehicleName(vehicle), plate || label].filter(Boolean).join(", ")
}

/** Plate, label and count in a sentence. */
export function toldText({ plate, label, count }: ToldVehicle): string {
  const told = [plate, label].filter(Boolean).join(", ") || garageText("nothingTold")
  return count > 1 ? `${told}, ${garageText("times", { count })}` : told
}
