import type { GarageVehicle } from "@shop/contract/vehicle/garage"
import { useState } from "react"
import { DialogFrame } from "@/components/ui/dialog/dialog-frame"
import { Modal } from "@/components/ui/dialog/modal"
import { toast } from "@/components/ui/feedback/toast"
import { vehicleName } from "@/features/vehicles/vehicle-name"
import { idempotencyKey } from "@/platform/idempotency-key"
import { addToGarage, changeInGarage, useRefreshGarage, type ToldVehicle } from "./api"
import { AddVehicle } from "./components/add-vehicle"
import { CheckList } from "./components/check-list"
import { TellForm } from "./components/tell-form"
import { garageText } from "./texts"

type Asked =
  | { dialog: "add"; key: string }
  | { dialog: "edit"; own: GarageVehicle }
  | { dialog: "check"; own: GarageVehicle }

/** The dialogs of the garage: how to open each, and what to draw. */
export function useGarageDialogs() {
  const refresh = useRefreshGarage()
  const [asked, setAsked] = useState<Asked & { time: number }>()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  function ask(what: Asked) {
    setAsked((before) => ({ ...what, time: (before?.time ?? 0) + 1 }))
    setOpen(true)
  }
  async function saved(done: string) {
    close()
    toast.success(done)
    await refresh()
  }
  async function onAdd(key: string, vehicle: ToldVehicle & { vehicleId: string }) {
    await addToGarage(vehicle, key)
    await saved(garageText("added"))
  }
  async function onEdit({ _id }: GarageVehicle, told: ToldVehicle & { version: number }) {
    await changeInGarage(_id, told)
    await saved(garageText("saved"))
  }
  const dialogs =
    asked?.dialog === "add" ? (
      <Modal open={open} title={garageText("add")} onClose={close}>
        <AddVehicle
          key={asked.time}
          onCancel={close}
          onSave={(vehicle) => onAdd(asked.key, vehicle)}
        />
      </Modal>
    ) : asked?.dialog === "edit" ? (
      <Modal open={open} title={garageText("editTitle")} onClose={close}>
        <TellForm
          key={asked.time}
          vehicle={asked.own.vehicle}
          own={asked.own}
          onCancel={close}
          onSave={(told) => onEdit(asked.own, told)}
        />
      </Modal>
    ) : asked ? (
      <DialogFrame
        open={open}
        title={garageText("listsFor", { vehicle: vehicleName(asked.own.vehicle) })}
        onClose={close}
      >
        <CheckList vehicle={asked.own.vehicle} onClose={close} />
      </DialogFrame>
    ) : null
  return {
    add: () => ask({ dialog: "add", key: idempotencyKey() }),
    edit: (own: GarageVehicle) => ask({ dialog: "edit", own }),
    check: (own: GarageVehicle) => ask({ dialog: "check", own }),
    dialogs,
  }
}
