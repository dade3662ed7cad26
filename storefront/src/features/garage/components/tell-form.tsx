import { zodResolver } from "@hookform/resolvers/zod"
import type { GarageVehicle } from "@shop/contract/vehicle/garage"
import { LARGEST_COUNT, LONGEST_LABEL, LONGEST_PLATE } from "@shop/contract/vehicle/garage-limits"
import type { Vehicle } from "@shop/contract/vehicle/vehicle"
import { useState, type ReactNode } from "react"
import { useForm } from "react-hook-form"
import { z } from "zod"
import { useDraft } from "@/components/ui/dialog/draft"
import { showFieldErrors } from "@/components/ui/form/field-errors"
import { FormFooter } from "@/components/ui/form/form-footer"
import { TextField } from "@/components/ui/form/text-field"
import { builtText, vehicleEngine, vehicleName } from "@/features/vehicles/vehicle-name"
import { messageOf } from "@/platform/api/api-error"
import type { ToldVehicle } from "../api"
import { garageText } from "../texts"
import { useChangedElsewhere } from "../use-changed-elsewhere"

const line = (most: number) => z.string().trim().max(most, garageText("tooLong", { most }))
const COUNT = garageText("countWrong", { most: LARGEST_COUNT })

const schema = z.object({
  plate: line(LONGEST_PLATE),
  label: line(LONGEST_LABEL),
  count: z
    .string()
    .trim()
    .regex(/^[1-9]\d{0,4}$/, COUNT)
    .transform(Number),
})

const FIELDS = ["plate", "label", "count"] as const

type TellFormProps = {
  vehicle: Vehicle
  /** The entry that is changed; unset for a new one. */
  own?: GarageVehicle
  beside?: ReactNode
  onCancel: () => void
  onSave: (told: ToldVehicle & { version: number }) => Promise<void>
}

/** Plate, label and how many there are of a vehicle. */
export function TellForm({ vehicle, own, beside, onCancel, onSave }: TellFormProps) {
  const [failure, setFailure] = useState("")
  const { version, whatChanged } = useChangedElsewhere(own)
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: {
      plate: own?.plate ?? "",
      label: own?.label ?? "",
      count: String(own?.count ?? 1),
    },
  })
  const { errors, isSubmitting, isDirty } = form.formState
  const leave = useDraft(isDirty || !own)
  const submit = form.handleSubmit(async (told) => {
    setFailure("")
    try {
      await onSave({ ...told, version })
    } catch (error) {
      if (showFieldErrors(error, { setError: form.setError, fields: FIELDS })) return
      setFailure((await whatChanged(error)) ?? messageOf(error))
    }
  })
  return (
    <form noValidate className="grid gap-4 sm:grid-cols-2" onSubmit={(event) => void submit(event)}>
      <div className="col-span-full flex flex-wrap items-center justify-between gap-3 border-l-2 border-primary pl-3">
        <p className="min-w-0">
          <span className="block font-medium wrap-anywhere">{vehicleName(vehicle)}</span>
          <span className="block text-sm text-muted">
            {[vehicleEngine(vehicle), builtText(vehicle)].filter(Boolean).join(" · ")}
          </span>
        </p>
        {beside}
      </div>
      <TextField
        label={garageText("plate")}
        autoFocus
        autoComplete="off"
        maxLength={LONGEST_PLATE}
        error={errors.plate?.message}
        {...form.register("plate")}
      />
      <TextField
        label={garageText("count")}
        inputMode="numeric"
        autoComplete="off"
        hint={garageText("countHint")}
        error={errors.count?.message}
        {...form.register("count")}
      />
      <TextField
        label={garageText("label")}
        autoComplete="off"
        maxLength={LONGEST_LABEL}
        hint={garageText("labelHint")}
        className="col-span-full"
        error={errors.label?.message}
        {...form.register("label")}
      />
      <FormFooter busy={isSubmitting} failure={failure} onCancel={() => leave(onCancel)}>
        {own ? garageText("save") : garageText("add")}
      </FormFooter>
    </form>
  )
}
