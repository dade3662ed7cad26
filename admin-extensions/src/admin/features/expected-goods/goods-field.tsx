import { Input } from "@medusajs/ui"
import type { ComponentProps } from "react"
import { useTranslation } from "react-i18next"
import { FormField } from "../../components/form-field"
import type { Wrong } from "./typed-goods"

type GoodsFieldProps = Omit<ComponentProps<typeof Input>, "id" | "onChange" | "value"> & {
  id: string
  label: string
  hint?: string
  value: string
  wrong: Wrong | undefined
  onText: (text: string) => void
}

/** A field of the goods' drawers, with what is wrong with it. */
export function GoodsField({ id, label, hint, value, wrong, onText, ...input }: GoodsFieldProps) {
  const { t } = useTranslation("shop")
  const error = wrong && t(`expectedGoods.wrong.${wrong}`)
  return (
    <FormField id={id} label={label} error={error} {...(hint !== undefined && { hint })}>
      <Input
        {...input}
        id={id}
        value={value}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong || hint ? `${id}-hint` : undefined}
        onChange={({ target }) => onText(target.value)}
      />
    </FormField>
  )
}
