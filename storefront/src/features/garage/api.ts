import type { GarageVehicle } from "@shop/contract/vehicle/garage"
import { useQueryClient } from "@tanstack/react-query"
import { useCallback } from "react"
import { callApi, callForData } from "@/platform/api/call-api"

/** What is said of a vehicle beside its kind. */
export type ToldVehicle = Pick<GarageVehicle, "plate" | "label" | "count">

const addressOf = (id: string) => `/garage/${encodeURIComponent(id)}` as const

/** POST /garage; the same key never adds a second one. Throws ApiError: garage_full. */
export function addToGarage(
  vehicle: ToldVehicle & { vehicleId: string },
  key: string,
): Promise<GarageVehicle> {
  const headers = { "Idempotency-Key": key }
  return callForData("/garage", { method: "POST", headers, body: vehicle })
}

/** PUT /garage/{id}. Throws ApiError: garage_vehicle_changed where it is another version by now. */
export function changeInGarage(
  id: string,
  change: ToldVehicle & { version: number },
): Promise<GarageVehicle> {
  return callForData(addressOf(id), { method: "PUT", body: change })
}

/** DELETE /garage/{id}. Throws ApiError. */
export async function deleteFromGarage(id: string): Promise<void> {
  await callApi(addressOf(id), { method: "DELETE" })
}

/** Has the garage read anew, wherever it is shown. */
export function useRefreshGarage(): () => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(() => queryClient.invalidateQueries({ queryKey: ["garage"] }), [queryClient])
}
