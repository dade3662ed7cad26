import type {
  NewFitment,
  StaffFitment,
} from "../../../../../backend/src/contract/staff/vehicle/fitments"

/** The form as it is typed; the vehicle is chosen step by step, and each step ends those below it. */
export type TypedFitment = Record<
  "position" | "quantity" | "built_from" | "built_to" | "note",
  string
> & { make?: number; model?: number; vehicle?: number }

export function typedFitment(fitment: StaffFitment | null): TypedFitment {
  if (!fitment) return { position: "", quantity: "1", built_from: "", built_to: "", note: "" }
  const { vehicle, position, quantity, built_from, built_to, note } = fitment
  const chosen = { make: vehicle.make_id, model: vehicle.model_id, vehicle: vehicle.id }
  const months = { built_from: built_from ?? "", built_to: built_to ?? "" }
  return { ...chosen, ...months, position, note, quantity: String(quantity) }
}

/** What is sent for it; undefined while no vehicle is chosen. */
export function fitmentBody(typed: TypedFitment): Omit<NewFitment, "variant_id"> | undefined {
  const { vehicle, position, quantity, built_from, built_to, note } = typed
  if (vehicle === undefined) return undefined
  return {
    vehicle_id: vehicle,
    position: position.trim(),
    quantity: Number(quantity.trim() || "1"),
    built_from: built_from.trim() || null,
    built_to: built_to.trim() || null,
    note: note.trim(),
  }
}
