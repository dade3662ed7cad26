import type { GarageVehicle } from "@shop/contract/vehicle/garage"
import { Check } from "lucide-react"
import { Link } from "react-router-dom"
import { useConfirmation } from "@/components/ui/dialog/confirmation"
import { toast } from "@/components/ui/feedback/toast"
import { RowButton } from "@/components/ui/table/row-button"
import { chooseVehicle } from "@/features/vehicles/choice/choose-vehicle"
import { useChosenVehicle } from "@/features/vehicles/chosen-vehicle"
import { vehicleName } from "@/features/vehicles/vehicle-name"
import { writeQuery } from "@/platform/api/write-query"
import { deleteFromGarage, useRefreshGarage } from "../api"
import { entryName } from "../garage-words"
import { garageText } from "../texts"

type GarageActionsProps = { own: GarageVehicle; onEdit: () => void; onCheck: () => void }

/** What can be done with a vehicle of the garage. */
export function GarageActions({ own, onEdit, onCheck }: GarageActionsProps) {
  const ask = useConfirmation()
  const refresh = useRefreshGarage()
  const { vehicle } = own
  const isChosen = useChosenVehicle()?.id === vehicle._id
  const about = entryName(own)
  function choose() {
    chooseVehicle(vehicle)
    toast.success(garageText("chosenToast", { vehicle: vehicleName(vehicle) }))
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Link
        to={{ pathname: "/showProduct", search: writeQuery({ vehicle: vehicle._id }) }}
        aria-description={about}
        title={garageText("partsFor")}
        className="btn btn-primary btn-sm"
        onClick={() => chooseVehicle(vehicle)}
      >
        {garageText("parts")}
      </Link>
      {isChosen ? (
        <span className="inline-flex min-h-8 items-center gap-1 px-1 text-sm font-medium">
          <Check aria-hidden="true" className="size-4 text-success" />
          {garageText("chosen")}
        </span>
      ) : (
        <RowButton about={about} onClick={choose}>
          {garageText("choose")}
        </RowButton>
      )}
      <RowButton about={about} onClick={onCheck}>
        {garageText("lists")}
      </RowButton>
      <RowButton about={about} onClick={onEdit}>
        {garageText("edit")}
      </RowButton>
      <RowButton
        about={about}
        onClick={() =>
          ask({
            title: garageText("deleteQuestion"),
            text: garageText("deleteText", { vehicle: about }),
            yes: garageText("yesDelete"),
            no: garageText("noKeep"),
            action: async () => {
              try {
                await deleteFromGarage(own._id)
              } finally {
                await refresh()
              }
            },
            done: garageText("deleted"),
          })
        }
      >
        {garageText("delete")}
      </RowButton>
    </div>
  )
}
