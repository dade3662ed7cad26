import { toast } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { StaffName } from "../../../../../../backend/src/contract/staff/vehicle/vehicles"
import { DrawerForm } from "../../../components/side-drawer"
import { TextField } from "../../../components/text-field"
import { useSaveMake, useSaveModel } from "../api"

type NameFormProps = {
  /** Null for a new one. */
  name: StaffName | null
  /** Of a model. */
  makeId: number | null
  onDone: () => void
}

/** The name of a make, or of a make's model. */
export function NameForm({ name, makeId, onDone }: NameFormProps) {
  const { t } = useTranslation("shop")
  const make = useSaveMake()
  const model = useSaveModel()
  const { mutate, isPending } = makeId === null ? make : model
  const [typed, setTyped] = useState(name?.name ?? "")
  const [error, setError] = useState<string>()

  const save = () => {
    const body = {
      name: typed,
      ...(name ? { version: name.version } : makeId !== null && { make_id: makeId }),
    }
    mutate(
      { ...(name && { id: name.id }), body },
      {
        onSuccess: () => {
          toast.success(t("vehicles.saved", { name: typed.trim() }))
          onDone()
        },
        onError: ({ message }) => setError(message),
      },
    )
  }

  return (
    <DrawerForm submit={t("common.save")} isSaving={isPending} onSubmit={save}>
      <TextField
        id="vehicle-name"
        label={t("vehicles.name")}
        value={typed}
        maxLength={100}
        error={error}
        onText={(text) => {
          setTyped(text)
          setError(undefined)
        }}
      />
    </DrawerForm>
  )
}
