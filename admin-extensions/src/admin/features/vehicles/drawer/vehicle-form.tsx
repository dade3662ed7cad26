import { Heading, toast } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { StaffVehicle } from "../../../../../../backend/src/contract/staff/vehicle/vehicles"
import {
  KEY_SCHEMES,
  type KeyScheme,
} from "../../../../../../backend/src/contract/vehicle/vehicle-key"
import { DrawerForm } from "../../../components/side-drawer"
import { TextField } from "../../../components/text-field"
import { FormRefusal } from "../../../platform/send-form"
import { useSaveVehicle } from "../api"
import {
  typedVehicle,
  vehicleBody,
  vehicleLineOf,
  type TypedVehicle,
  type VehicleLine,
} from "../typed-vehicle"

type VehicleFormProps = {
  /** Null for a new one. */
  vehicle: StaffVehicle | null
  modelId: number
  onDone: () => void
}

/** All that is said of a vehicle, with its keys. */
export function VehicleForm({ vehicle, modelId, onDone }: VehicleFormProps) {
  const { t } = useTranslation("shop")
  const { mutate, isPending } = useSaveVehicle()
  const [typed, setTyped] = useState(() => typedVehicle(vehicle))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})

  const field = (name: VehicleLine | KeyScheme) => ({
    id: `vehicle-${name}`,
    value: typed[name],
    error: errors[name],
    onText: (text: string) => {
      setTyped((before): TypedVehicle => ({ ...before, [name]: text }))
      setErrors(({ [name]: _, ...others }) => others)
    },
  })
  const line = (name: VehicleLine) => ({ ...field(name), label: t(`vehicles.fields.${name}`) })
  const save = () => {
    const body = vehicleBody(typed, modelId)
    mutate(vehicle ? { id: vehicle.id, version: vehicle.version, ...body } : body, {
      onSuccess: () => {
        toast.success(t("vehicles.saved", { name: typed.generation || t("vehicles.theVehicle") }))
        onDone()
      },
      onError: (error) => {
        const fields = error instanceof FormRefusal ? Object.entries(error.fields) : []
        setErrors(Object.fromEntries(fields.map(([at, text]) => [vehicleLineOf(at, body), text])))
        toast.error(t("vehicles.notSaved"), { description: error.message })
      },
    })
  }

  return (
    <DrawerForm submit={t("common.save")} isSaving={isPending} onSubmit={save}>
      <TextField {...line("generation")} />
      <TextField {...line("body")} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField {...line("built_from")} type="month" placeholder="2014-07" />
        <TextField
          {...line("built_to")}
          type="month"
          placeholder="2018-11"
          hint={t("vehicles.fields.builtToHint")}
        />
        <TextField {...line("engine_codes")} hint={t("vehicles.fields.listHint")} />
        <TextField {...line("fuel")} />
        <TextField {...line("cc")} inputMode="numeric" />
        <TextField {...line("kw")} inputMode="numeric" />
      </div>
      <Heading level="h3">{t("vehicles.columns.keys")}</Heading>
      {KEY_SCHEMES.map((scheme) => (
        <TextField
          key={scheme}
          {...field(scheme)}
          label={t(`vehicles.schemes.${scheme}`)}
          hint={t("vehicles.fields.listHint")}
        />
      ))}
    </DrawerForm>
  )
}
