import type { ModelParts } from "@shop/contract/vehicle/model-parts"
import type { VehicleMake, VehicleModel } from "@shop/contract/vehicle/vehicle"
import { queryOptions } from "@tanstack/react-query"
import { callForData } from "@/platform/api/call-api"
import { pricedMeta } from "@/platform/priced-queries"

const keys = ["vehicles", "with parts"] as const

// The server has these very addresses fetched beside the page's scripts (page-shell/find-vehicle-page).

/** GET /vehicles/makes: those that have parts for the reader. */
export function makesWithPartsQuery() {
  return queryOptions({
    queryKey: [...keys, "makes"],
    meta: pricedMeta(),
    queryFn: ({ signal }) => callForData<VehicleMake[]>("/vehicles/makes?with=parts", { signal }),
  })
}

/** GET /vehicles/models: those of a make that have parts for the reader. */
export function modelsWithPartsQuery(make: string) {
  const asked = new URLSearchParams({ make: make.toLowerCase(), with: "parts" })
  return queryOptions({
    queryKey: [...keys, "models", make],
    meta: pricedMeta(),
    queryFn: ({ signal }) => callForData<VehicleModel[]>(`/vehicles/models?${asked}`, { signal }),
  })
}

/** GET /vehicles/model: what fits a model. */
export function modelPartsQuery(named: { make: string; model: string }) {
  const { make, model } = named
  const asked = new URLSearchParams({ make: make.toLowerCase(), model: model.toLowerCase() })
  return queryOptions({
    queryKey: [...keys, "model", make, model],
    meta: pricedMeta(),
    queryFn: ({ signal }) => callForData<ModelParts>(`/vehicles/model?${asked}`, { signal }),
  })
}
