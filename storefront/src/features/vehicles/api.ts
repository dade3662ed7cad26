import type { GarageVehicle } from "@shop/contract/vehicle/garage"
import type {
  ProductVehicle,
  Vehicle,
  VehicleMake,
  VehicleModel,
} from "@shop/contract/vehicle/vehicle"
import { queryOptions } from "@tanstack/react-query"
import { callForData } from "@/platform/api/call-api"
import { writeQuery, type Parameters } from "@/platform/api/write-query"

/** What vehicles there are changes with an import: some times a year. */
const FRESH_FOR_MS = 10 * 60_000

const keys = {
  vehicle: (id: string) => ["vehicle", id] as const,
  tree: (path: string) => ["vehicles", path] as const,
  garage: (email: string) => ["garage", email.toLowerCase()] as const,
}

/** What all visitors read alike of the vehicles there are. */
function treeQuery<Row>(call: string, search: Parameters = {}) {
  const path = `${call}?${writeQuery(search)}` as const
  return queryOptions({
    queryKey: keys.tree(path),
    queryFn: ({ signal }) => callForData<Row[]>(path, { token: null, signal }),
    staleTime: FRESH_FOR_MS,
  })
}

/** GET /vehicles/makes. */
export const vehicleMakesQuery = () => treeQuery<VehicleMake>("/vehicles/makes")

/** GET /vehicles/models of a make's handle. */
export const vehicleModelsQuery = (make: string) =>
  treeQuery<VehicleModel>("/vehicles/models", { make })

/** GET /vehicles of a model, both by their handles. */
export const vehiclesQuery = (make: string, model: string) =>
  treeQuery<Vehicle>("/vehicles", { make, model })

/** What papers and catalogues name a vehicle by; empty texts are not asked for. */
export type VehicleKeys = { hsn: string; tsn: string; ktype: string }

/** GET /vehicles/lookup. */
export const vehicleLookUpQuery = (named: VehicleKeys) =>
  treeQuery<Vehicle>("/vehicles/lookup", named)

/** GET /vehicle/{id}. */
export function vehicleQuery(id: string) {
  return queryOptions({
    queryKey: keys.vehicle(id),
    queryFn: ({ signal }) =>
      callForData<Vehicle>(`/vehicle/${encodeURIComponent(id)}`, { token: null, signal }),
    staleTime: FRESH_FOR_MS,
  })
}

/** As many places as a part has on one vehicle at most, and more than are worth reading. */
const MOST_PLACES = 20

/** GET /product/{id}/vehicles of one vehicle: where a part sits on it, and how many of it there are. */
export function placesOnVehicleQuery(productId: string, vehicle: string) {
  const query = writeQuery({ vehicle, limit: MOST_PLACES })
  const path = `/product/${encodeURIComponent(productId)}/vehicles?${query}` as const
  return queryOptions({
    queryKey: keys.tree(path),
    queryFn: ({ signal }) => callForData<ProductVehicle[]>(path, { signal }),
    staleTime: FRESH_FOR_MS,
  })
}

/** GET /garage: the vehicles of whoever is signed in under this mail. */
export function garageQuery(email: string) {
  return queryOptions({
    queryKey: keys.garage(email),
    meta: { personal: true },
    queryFn: ({ signal }) => callForData<GarageVehicle[]>("/garage", { signal }),
  })
}
