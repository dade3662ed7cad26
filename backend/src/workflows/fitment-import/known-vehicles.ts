import { LAST_MONTH } from "../../contract/vehicle/month"
import type { KnownVehicle } from "../../queries/fitment/own-fitments"
import type { SaidVehicle } from "./read-row"

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const nameKey = (make: string, model: string) =>
  `name ${make.toLowerCase()}\n${model.toLowerCase()}`

/** Vehicles that rows may mean, found by what rows say of them; with those of `more`. */
export class KnownVehicles {
  private readonly found = new Map<string, Map<number, KnownVehicle>>()

  constructor(private readonly more?: KnownVehicles) {}

  add(vehicle: KnownVehicle): void {
    const { id, make, model, ktype, hsn_tsn } = vehicle
    const keys = [
      `id ${id}`,
      nameKey(make, model),
      ...ktype.map((key) => `ktype ${key}`),
      ...hsn_tsn.map((key) => `hsn_tsn ${key}`),
    ]
    for (const key of keys) {
      const there = this.found.get(key) ?? new Map<number, KnownVehicle>()
      this.found.set(key, there.set(id, vehicle))
    }
  }

  /** All vehicles that agree with everything that a row says of them. */
  meant(said: SaidVehicle): KnownVehicle[] {
    const { id, make, model, ktype, hsn_tsn } = said
    const keys = [
      ...(id === null ? [] : [`id ${id}`]),
      ...(make && model ? [nameKey(make, model)] : []),
      ...ktype.map((key) => `ktype ${key}`),
      ...hsn_tsn.map((key) => `hsn_tsn ${key}`),
    ]
    return [...new Map(keys.flatMap((key) => this.of(key))).values()]
      .filter((vehicle) => agrees(vehicle, said))
      .sort((one, other) => one.id - other.id)
  }

  private of(key: string): [number, KnownVehicle][] {
    return [...(this.more?.of(key) ?? []), ...(this.found.get(key) ?? [])]
  }
}

function agrees(vehicle: KnownVehicle, said: SaidVehicle): boolean {
  const { make, model, generation, engine_codes } = said
  return (
    (said.id === null || said.id === vehicle.id) &&
    (make === "" || same(make, vehicle.make)) &&
    (model === "" || same(model, vehicle.model)) &&
    (generation === "" || same(generation, vehicle.generation)) &&
    engine_codes.every((code) => vehicle.engine_codes.some((own) => same(own, code))) &&
    (["ktype", "hsn_tsn"] as const).every((scheme) => agreesByKey(vehicle, said, scheme)) &&
    (said.from ?? 0) <= (vehicle.built_to ?? LAST_MONTH) &&
    (said.to ?? LAST_MONTH) >= vehicle.built_from
  )
}

/** A vehicle without a key of a kind contradicts none, where its names are said. */
function agreesByKey(
  vehicle: KnownVehicle,
  said: SaidVehicle,
  scheme: "ktype" | "hsn_tsn",
): boolean {
  const [own, wanted] = [vehicle[scheme], said[scheme]]
  if (wanted.length === 0) return true
  return own.length === 0 || wanted.some((key) => own.includes(key))
}
