import { lazy, Suspense } from "react"
import { useChosenVehicle } from "../chosen-vehicle"
import type { VehicleBarProps } from "./vehicle-bar"

const VehicleBar = lazy(() =>
  import("./vehicle-bar").then(({ VehicleBar }) => ({ default: VehicleBar })),
)

/** The vehicle that a list is for, and the ways out: loaded where one is chosen, its room kept. */
export function LateVehicleBar(props: VehicleBarProps) {
  if (!useChosenVehicle()) return null
  return (
    <Suspense fallback={<div className="mb-3 h-24.5" />}>
      <VehicleBar {...props} />
    </Suspense>
  )
}
