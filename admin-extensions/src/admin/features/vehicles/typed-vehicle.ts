import type {
  NewVehicle,
  StaffVehicle,
} from "../../../../../backend/src/contract/staff/vehicle/vehicles"
import {
  KEY_SCHEMES,
  type KeyScheme,
} from "../../../../../backend/src/contract/vehicle/vehicle-key"

/** Fields of the form that are a line of text. */
export const VEHICLE_LINES = [
  ...(["generation", "body", "fuel", "engine_codes", "cc", "kw"] as const),
  ...(["built_from", "built_to"] as const),
] as const

export type VehicleLine = (typeof VEHICLE_LINES)[number]

/** The form as it is typed: lists with commas between. */
export type TypedVehicle = Record<VehicleLine | KeyScheme, string>

/** What stands in the form for a vehicle, or for a new one. */
export function typedVehicle(vehicle: StaffVehicle | null): TypedVehicle {
  const keysOf = (wanted: KeyScheme) =>
    (vehicle?.keys ?? []).flatMap(({ scheme, value }) => (scheme === wanted ? [value] : []))
  return {
    generation: vehicle?.generation ?? "",
    body: vehicle?.body ?? "",
    fuel: vehicle?.fuel ?? "",
    engine_codes: (vehicle?.engine_codes ?? []).join(", "),
    cc: String(vehicle?.cc ?? ""),
    kw: String(vehicle?.kw ?? ""),
    built_from: vehicle?.built_from ?? "",
    built_to: vehicle?.built_to ?? "",
    ...(Object.fromEntries(
      KEY_SCHEMES.map((scheme) => [scheme, keysOf(scheme).join(", ")]),
    ) as Record<KeyScheme, string>),
  }
}

/** What is sent for it; the server judges what it means. */
export function vehicleBody(typed: TypedVehicle, model_id: number): NewVehicle {
  return {
    model_id,
    generation: typed.generation.trim(),
    body: typed.body.trim(),
    fuel: typed.fuel.trim(),
    engine_codes: listOf(typed.engine_codes),
    cc: numberOf(typed.cc),
    kw: numberOf(typed.kw),
    built_from: typed.built_from.trim(),
    built_to: typed.built_to.trim() || null,
    keys: KEY_SCHEMES.flatMap((scheme) =>
      listOf(typed[scheme]).map((value) => ({ scheme, value })),
    ),
  }
}

/** Where the form shows what is wrong: a list's entries under the list. */
export function vehicleLineOf(field: string, { keys }: NewVehicle): string {
  const [first = "", at] = field.split(".")
  return first === "keys" ? (keys[Number(at)]?.scheme ?? first) : first
}

/** Half of a number is sent as none, which the server's rules tell. */
function numberOf(text: string): number | null {
  return text.trim() === "" ? null : Number(text.trim())
}

function listOf(text: string): string[] {
  return text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean)
}
