import { Textarea, toast } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import {
  LONGEST_NOTE,
  LONGEST_POSITION,
} from "../../../../../../backend/src/contract/staff/vehicle/fitments"
import type { StaffFitment } from "../../../../../../backend/src/contract/staff/vehicle/fitments"
import { FormField } from "../../../components/form-field"
import { DrawerForm } from "../../../components/side-drawer"
import { TextField } from "../../../components/text-field"
import { FormRefusal } from "../../../platform/send-form"
import { useSaveFitment } from "../api"
import { fitmentBody, typedFitment, type TypedFitment } from "../typed-fitment"
import { VehicleChoice } from "./vehicle-choice"

type FitmentFormProps = {
  variantId: string
  /** Null for a new one. */
  fitment: StaffFitment | null
  onDone: () => void
}

type Line = "position" | "quantity" | "built_from" | "built_to"

/** Which vehicle a part fits, where, in which months and under which condition. */
export function FitmentForm({ variantId, fitment, onDone }: FitmentFormProps) {
  const { t } = useTranslation("shop")
  const { mutate, isPending } = useSaveFitment()
  const [typed, setTyped] = useState(() => typedFitment(fitment))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const change = (next: Partial<TypedFitment>) => {
    setTyped((before) => ({ ...before, ...next }))
    setErrors({})
  }
  const line = (name: Line) => ({
    id: `fitment-${name}`,
    label: t(`fitments.fields.${name}`),
    value: typed[name],
    error: errors[name],
    onText: (text: string) => change({ [name]: text }),
  })
  const save = () => {
    const body = fitmentBody(typed)
    if (!body) {
      setErrors({ vehicle_id: t("fitments.noVehicle") })
      return
    }
    const known = fitment && { known: { id: fitment.id, version: fitment.version } }
    mutate(
      { variant_id: variantId, ...body, ...known },
      {
        onSuccess: () => {
          toast.success(t("fitments.saved"))
          onDone()
        },
        onError: (error) => {
          setErrors(error instanceof FormRefusal ? error.fields : {})
          toast.error(t("fitments.notSaved"), { description: error.message })
        },
      },
    )
  }
  return (
    <DrawerForm submit={t("common.save")} isSaving={isPending} onSubmit={save}>
      <VehicleChoice
        typed={typed}
        error={errors.vehicle_id}
        onChange={({ make, model, vehicle }) => {
          const { make: _make, model: _model, vehicle: _vehicle, ...rest } = typed
          setErrors({})
          setTyped({
            ...rest,
            ...(make !== undefined && { make }),
            ...(model !== undefined && { model }),
            ...(vehicle !== undefined && { vehicle }),
          })
        }}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField {...line("position")} maxLength={LONGEST_POSITION} />
        <TextField {...line("quantity")} inputMode="numeric" />
        <TextField {...line("built_from")} type="month" placeholder="2014-07" />
        <TextField {...line("built_to")} type="month" placeholder="2018-11" />
      </div>
      <FormField
        id="fitment-note"
        label={t("fitments.fields.note")}
        hint={t("fitments.noteHint")}
        error={errors.note}
      >
        <Textarea
          id="fitment-note"
          aria-describedby="fitment-note-hint"
          maxLength={LONGEST_NOTE}
          value={typed.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </FormField>
    </DrawerForm>
  )
}
