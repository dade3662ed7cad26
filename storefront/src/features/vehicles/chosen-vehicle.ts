import { useSyncExternalStore } from "react"
import { useSearchParams } from "react-router-dom"
import { browserStore } from "@/platform/browser-store"
import { useHasVehicles } from "@/platform/shop-config"

/** The vehicle that parts are to fit. */
export type ChosenVehicle = {
  /** The vehicle's _id. */
  id: string
  /** The month in which this one was built, as 2014-07; empty where nobody said. */
  built: string
  /** As people call it; empty until it is known. */
  name: string
  /** "1.6 l · Petrol · 85 kW"; empty until it is known, too. */
  engine: string
}

const NONE: ChosenVehicle | null = null
const UNKNOWN = { name: "", engine: "" }
/** As calls take it. */
const LONGEST_ID = 20
const MONTH = /^(19|2\d)\d\d-(0[1-9]|1[0-2])$/

const store = browserStore<ChosenVehicle | null>({ key: "vehicle", empty: NONE, parse: vehicleIn })

/** What this browser keeps for the next visit; null where nothing was chosen. */
export const readKeptVehicle = store.read

/** Keeps a vehicle for all of the shop, and for the next visit. */
export function keepVehicle(vehicle: ChosenVehicle): void {
  store.write(vehicle)
}

/** Shows all parts alike again. */
export function forgetVehicle(): void {
  store.write(undefined)
}

/** The vehicle that an address names: its `vehicle`, and the month `built`. */
export function vehicleOfAddress(
  parameters: URLSearchParams,
): Pick<ChosenVehicle, "id" | "built"> | undefined {
  const id = (parameters.get("vehicle") ?? "").trim().slice(0, LONGEST_ID)
  const built = parameters.get("built") ?? ""
  return id ? { id, built: MONTH.test(built) ? built : "" } : undefined
}

/**
 * The vehicle in force: the address's, else the one that this browser keeps. Undefined where nobody
 * chose one, and in a shop without vehicles.
 */
export function useChosenVehicle(): ChosenVehicle | undefined {
  const kept = useSyncExternalStore(store.subscribe, store.read)
  const named = vehicleOfAddress(useSearchParams()[0])
  if (!useHasVehicles()) return undefined
  if (!named) return kept ?? undefined
  const { name, engine } = kept?.id === named.id ? kept : UNKNOWN
  return { ...named, name, engine }
}

/** What is no vehicle is none. */
function vehicleIn(json: unknown): ChosenVehicle | null {
  const { id, built, name, engine } = (json ?? {}) as Partial<ChosenVehicle>
  if (typeof id !== "string" || id === "" || typeof name !== "string") return NONE
  const month = typeof built === "string" && MONTH.test(built) ? built : ""
  return { id, built: month, name, engine: typeof engine === "string" ? engine : "" }
}
