import type { Vehicle } from "@shop/contract/vehicle/vehicle"
import { useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { useAfterPaint } from "@/components/ui/page/use-after-paint"
import { ApiError } from "@/platform/api/api-error"
import { vehicleQuery } from "../api"
import { chooseVehicle } from "../choice/choose-vehicle"
import { forgetVehicle, readKeptVehicle, type ChosenVehicle } from "../chosen-vehicle"

/**
 * Keeps the vehicle in force in step with what the shop says of it, and draws nothing. One that the
 * address names is chosen for the visit and for the next; a kept one that there is no more is forgotten,
 * and so is a month in which it was not built.
 */
export function ConfirmVehicle({ chosen: { id, built, name } }: { chosen: ChosenVehicle }) {
  // What is kept has its name: nothing is asked before the page is there.
  const painted = useAfterPaint()
  const { data: vehicle, error } = useQuery({
    ...vehicleQuery(id),
    enabled: painted || name === "",
  })
  const isGone = error instanceof ApiError && error.status === 404
  useEffect(() => {
    if (vehicle) chooseVehicle(vehicle, isBuiltIn(vehicle, built) ? built : "")
    else if (isGone && readKeptVehicle()?.id === id) forgetVehicle()
  }, [vehicle, isGone, id, built])
  return null
}

/** Months like 2014-07 stand in their order as texts, too. */
function isBuiltIn({ builtFrom, builtTo }: Vehicle, month: string): boolean {
  return month >= builtFrom && (builtTo === null || month <= builtTo)
}
