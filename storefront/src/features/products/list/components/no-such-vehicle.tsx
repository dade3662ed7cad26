import { Notice } from "@/components/ui/feedback/notice"
import { ApiError } from "@/platform/api/api-error"
import { OpenVehicles } from "@/features/vehicles/open-vehicles"
import type { ProductSearch } from "../../search/product-search"
import { listText } from "../texts"

/** Whether a list failed for what its address says of the vehicle. */
export function isVehicleRefused(error: Error | null): boolean {
  if (!(error instanceof ApiError)) return false
  return error.code === "vehicle_not_found" || error.errors.some(({ field }) => field === "built")
}

type NoSuchVehicleProps = {
  error: Error
  onChange: (change: Partial<ProductSearch>) => void
}

/** The address names a vehicle, or a month of it, that there is not: what is wrong, and the ways on. */
export function NoSuchVehicle({ error, onChange }: NoSuchVehicleProps) {
  const isOfMonth = error instanceof ApiError && error.code !== "vehicle_not_found"
  return (
    <Notice
      tone="warning"
      title={isOfMonth ? listText("notBuiltThen") : listText("noSuchVehicle")}
      action={
        <div className="flex flex-wrap gap-3">
          {isOfMonth ? (
            <button type="button" className="btn btn-sm" onClick={() => onChange({ built: "" })}>
              {listText("anyMonth")}
            </button>
          ) : (
            <OpenVehicles leadsToParts className="btn btn-sm">
              {listText("chooseVehicle")}
            </OpenVehicles>
          )}
          <button
            type="button"
            className="btn btn-sm"
            onClick={() => onChange({ vehicle: "", built: "", fit: "" })}
          >
            {listText("showAllParts")}
          </button>
        </div>
      }
    >
      {isOfMonth ? "" : listText("noSuchVehicleText")}
    </Notice>
  )
}
