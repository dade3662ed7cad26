import { Button, toast } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { OtherVariant } from "../../../../../../backend/src/contract/staff/vehicle/supersessions"
import { DrawerForm } from "../../../components/side-drawer"
import { TextField } from "../../../components/text-field"
import { useSetSuccessor } from "../api"

type SuccessorFormProps = {
  variantId: string
  successor: OtherVariant | null
  onDone: () => void
}

/** The number of the part that takes this one's place. */
export function SuccessorForm({ variantId, successor, onDone }: SuccessorFormProps) {
  const { t } = useTranslation("shop")
  const { mutate, isPending } = useSetSuccessor(variantId)
  const [typed, setTyped] = useState(successor?.sku ?? "")
  const [error, setError] = useState<string>()
  const send = (sku: string | null) =>
    mutate(
      { sku, seen: successor?.variant_id ?? null },
      {
        onSuccess: () => {
          toast.success(t("successor.saved"))
          onDone()
        },
        onError: ({ message }) => setError(message),
      },
    )
  const save = () => {
    if (typed.trim()) send(typed.trim())
    else setError(t("successor.required"))
  }
  const nobody = successor ? (
    <Button
      type="button"
      variant="secondary"
      size="small"
      isLoading={isPending}
      onClick={() => send(null)}
    >
      {t("successor.remove")}
    </Button>
  ) : null
  return (
    <DrawerForm submit={t("common.save")} isSaving={isPending} onSubmit={save} actions={nobody}>
      <TextField
        id="successor-sku"
        label={t("successor.sku")}
        hint={t("successor.hint")}
        value={typed}
        maxLength={200}
        error={error}
        onText={(text) => {
          setTyped(text)
          setError(undefined)
        }}
      />
    </DrawerForm>
  )
}
