import { toast } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import {
  KINDS_WITH_BRAND,
  WRITTEN_KINDS,
} from "../../../../../../backend/src/contract/staff/vehicle/part-numbers"
import type { StaffNumber } from "../../../../../../backend/src/contract/staff/vehicle/part-numbers"
import { Choice } from "../../../components/choice"
import { DrawerForm } from "../../../components/side-drawer"
import { TextField } from "../../../components/text-field"
import { FormRefusal } from "../../../platform/send-form"
import { useChangeNumber } from "../api"

type NumberFormProps = {
  variantId: string
  /** Null for a new one. */
  number: StaffNumber | null
  onDone: () => void
}

/** A number of a part: of which kind, whose, and how it is printed. */
export function NumberForm({ variantId, number, onDone }: NumberFormProps) {
  const { t } = useTranslation("shop")
  const { mutate, isPending } = useChangeNumber(variantId)
  const [kind, setKind] = useState<StaffNumber["kind"]>(number?.kind ?? "oem")
  const [typed, setTyped] = useState({ brand: number?.brand ?? "", number: number?.number ?? "" })
  const [errors, setErrors] = useState<{ brand?: string; number?: string }>({})
  const hasBrand = KINDS_WITH_BRAND.includes(kind)
  const field = (name: keyof typeof typed) => ({
    id: `number-${name}`,
    label: t(`partNumbers.columns.${name}`),
    value: typed[name],
    error: errors[name],
    maxLength: 100,
    onText: (text: string) => {
      setTyped({ ...typed, [name]: text })
      setErrors({})
    },
  })
  const save = () => {
    const to = { brand: hasBrand ? typed.brand : "", number: typed.number }
    mutate(
      { kind, from: number?.shown ?? null, to },
      {
        onSuccess: () => {
          toast.success(t("partNumbers.saved"))
          onDone()
        },
        onError: (error) => {
          const brand = error instanceof FormRefusal ? error.fields["to.brand"] : undefined
          setErrors(brand ? { brand } : { number: error.message })
        },
      },
    )
  }
  return (
    <DrawerForm submit={t("common.save")} isSaving={isPending} onSubmit={save}>
      <Choice
        id="number-kind"
        label={t("partNumbers.columns.kind")}
        value={kind}
        disabled={number !== null}
        options={WRITTEN_KINDS.map((one) => [one, t(`partNumbers.kinds.${one}`)])}
        onChange={(value) => setKind(WRITTEN_KINDS.find((one) => one === value) ?? kind)}
      />
      {hasBrand ? <TextField {...field("brand")} hint={t("partNumbers.brandHint")} /> : null}
      <TextField {...field("number")} />
    </DrawerForm>
  )
}
