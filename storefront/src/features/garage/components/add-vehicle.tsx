import type { Vehicle } from "@shop/contract/vehicle/vehicle"
import { useState } from "react"
import { Button } from "@/components/ui/action/button"
import { VehicleChoice } from "@/features/vehicles/choice/vehicle-choice"
import type { ToldVehicle } from "../api"
import { garageText } from "../texts"
import { TellForm } from "./tell-form"

type AddVehicleProps = {
  onCancel: () => void
  onSave: (vehicle: ToldVehicle & { vehicleId: string }) => Promise<void>
}

/** First which vehicle, then what its owner calls it and how many there are. */
export function AddVehicle({ onCancel, onSave }: AddVehicleProps) {
  const [vehicle, setVehicle] = useState<Vehicle>()
  if (!vehicle) {
    return (
      <>
        <VehicleChoice onChoose={setVehicle} />
        <div className="mt-4 flex justify-end">
          <Button onClick={onCancel}>{garageText("cancel")}</Button>
        </div>
      </>
    )
  }
  return (
    <TellForm
      vehicle={vehicle}
      beside={
        <button type="button" className="btn btn-sm" onClick={() => setVehicle(undefined)}>
          {garageText("another")}
        </button>
      }
      onCancel={onCancel}
      onSave={({ version: _, ...told }) => onSave({ ...told, vehicleId: vehicle._id })}
    />
  )
}
