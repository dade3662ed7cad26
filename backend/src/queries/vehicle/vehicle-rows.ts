export type MakeRow = { id: number; name: string; handle: string }
export type ModelRow = MakeRow & { make: string; make_handle: string }

/** A vehicle as statements read it. */
export type VehicleRow = {
  id: number
  make: string
  make_handle: string
  model: string
  model_handle: string
  generation: string
  body: string
  engine_codes: string[]
  fuel: string
  cc: number | null
  kw: number | null
  built_from: number
  built_to: number | null
}

const VEHICLE_ID = /^[1-9]\d{0,8}$/

/** The number behind a vehicle's _id; 0, which none has, for a text that is no id. */
export function vehicleIdOf(text: string): number {
  return VEHICLE_ID.test(text) ? Number(text) : 0
}

/** A vehicle `v` with the names of its model `m` and make `k`. */
export const VEHICLE_COLUMNS = `v.id, k.name as make, k.handle as make_handle,
  m.name as model, m.handle as model_handle, v.generation, v.body, v.engine_codes, v.fuel,
  v.cc, v.kw, v.built_from, v.built_to`

export const OF_VEHICLE = `join vehicle_model m on m.id = v.model_id
  join vehicle_make k on k.id = m.make_id`

/** As people look through vehicles; the id ends the order. */
const ORDER = ["k.name", "m.name", "v.built_from", "v.id"] as const

export const VEHICLE_ORDER = ORDER.join(", ")

const place = (index: number) => `(select cast(:place as text[]))[${index}]`

/** Whether a vehicle is behind the place that a cursor keeps; `last` are further keys of the order. */
export function afterVehicle(last: readonly string[] = []): string {
  const numbers = [...ORDER.slice(2), ...last]
  const keys = [...ORDER.slice(0, 2), ...numbers].join(", ")
  const kept = [
    place(1),
    place(2),
    ...numbers.map((_, index) => `cast(${place(index + 3)} as bigint)`),
  ]
  return `(cast(:place as text[]) is null or (${keys}) > (${kept.join(", ")}))`
}

/** Where a vehicle stands in that order, as a cursor keeps it. */
export function placeOfVehicle({ make, model, built_from, id }: VehicleRow): string[] {
  return [make, model, String(built_from), String(id)]
}
