import type { Vehicle } from "@shop/contract/vehicle/vehicle"
import { useLocation, useNavigate } from "react-router-dom"
import { DrawerFrame } from "@/components/ui/dialog/drawer-frame"
import { writeQuery } from "@/platform/api/write-query"
import { choiceText } from "../choice/choice-texts"
import { useChosenVehicle } from "../chosen-vehicle"
import { useChooseVehicle } from "../choice/use-choose-vehicle"
import { VehicleChoice } from "../choice/vehicle-choice"
import { ChosenPanel } from "./chosen-panel"
import { OwnVehicles } from "./own-vehicles"

type VehicleDrawerProps = {
  open: boolean
  leadsToParts: boolean
  onClose: () => void
}

const LIST = "/showProduct"

/** The choice of a vehicle beside the page that the reader is on. */
export function VehicleDrawer({ open, leadsToParts, onClose }: VehicleDrawerProps) {
  const chosen = useChosenVehicle()
  const { choose } = useChooseVehicle()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  function onChoose(vehicle: Vehicle) {
    onClose()
    choose(vehicle)
    if (leadsToParts && pathname !== LIST) {
      void navigate({ pathname: LIST, search: writeQuery({ vehicle: vehicle._id }) })
    }
  }
  return (
    <DrawerFrame open={open} title={choiceText("title")} onClose={onClose}>
      <div className="grow space-y-6 overflow-y-auto overscroll-contain px-5 py-4">
        {chosen ? <ChosenPanel chosen={chosen} onClose={onClose} /> : null}
        <OwnVehicles onChoose={onChoose} />
        <section>
          {chosen ? (
            <h3 className="mb-2 border-t border-line pt-4 text-muted">{choiceText("another")}</h3>
          ) : null}
          <VehicleChoice onChoose={onChoose} />
        </section>
      </div>
    </DrawerFrame>
  )
}
