import type { MedusaContainer } from "@medusajs/framework/types"
import { readModelParts } from "../../../queries/vehicle/model-parts"
import { readMakesWithParts, readModelsWithParts } from "../../../queries/vehicle/models-with-parts"
import { decoded } from "./decoded"
import { makePage, makesPage, modelPage, type VehiclePage } from "./vehicle-head"

const VEHICLES = /^\/vehicles(?:\/([^/]+)(?:\/([^/]+))?)?\/?$/i

/** A page of vehicles, and what its script asks for first, as below /api/v1. */
export type FoundVehiclePage = VehiclePage & { call: string }

type Asked = { path: string; origin: string; image: string }

/**
 * The page of vehicles at a path. Undefined for other paths, for what there is not, and for makes and
 * models of which no part for sale fits a vehicle.
 */
export async function findVehiclePage(
  container: MedusaContainer,
  { path, ...shop }: Asked,
): Promise<FoundVehiclePage | undefined> {
  const found = VEHICLES.exec(path)
  if (!found) return undefined
  const [make, model] = found.slice(1).map((name) => name && decoded(name).toLowerCase())
  if (make === undefined) {
    const makes = await readMakesWithParts(container)
    if (makes.length === 0) return undefined
    return { ...makesPage(makes, shop), call: "/vehicles/makes?with=parts" }
  }
  if (model === undefined) {
    const [first, ...others] = await readModelsWithParts(container, { make })
    const call = `/vehicles/models?${new URLSearchParams({ make, with: "parts" })}`
    return first && { ...makePage([first, ...others], shop), call }
  }
  const parts = await readModelParts(container, { make, model })
  if (!parts || parts.parts === 0) return undefined
  const call = `/vehicles/model?${new URLSearchParams({ make, model })}`
  return { ...modelPage(parts, shop), call }
}
