import { Input, Textarea } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { FormField } from "../../components/form-field"
import type { LineName, NumbersName, TypedPart } from "./typed-part"

export type PartFieldsProps = {
  typed: TypedPart
  errors: Readonly<Record<string, string>>
  onChange: (change: Partial<TypedPart>) => void
}

type LineProps = PartFieldsProps & { name: LineName; hint?: string; numeric?: boolean }

/** A field of one line. */
export function PartLine({ name, hint, numeric = false, typed, errors, onChange }: LineProps) {
  const { t } = useTranslation("shop")
  return (
    <FormField
      id={`part-${name}`}
      label={t(`part.fields.${name}`)}
      {...(hint !== undefined && { hint })}
      error={errors[name]}
    >
      <Input
        id={`part-${name}`}
        value={typed[name]}
        aria-invalid={errors[name] ? true : undefined}
        {...((errors[name] ?? hint) && { "aria-describedby": `part-${name}-hint` })}
        {...(numeric && { inputMode: "decimal" as const })}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    </FormField>
  )
}

type TextProps = PartFieldsProps & { name: NumbersName | "description"; hint?: string }

/** A field of several lines: a text, or a number a line. */
export function PartText({ name, hint, typed, errors, onChange }: TextProps) {
  const { t } = useTranslation("shop")
  return (
    <FormField
      id={`part-${name}`}
      label={t(`part.fields.${name}`)}
      {...(hint !== undefined && { hint })}
      error={errors[name]}
    >
      <Textarea
        id={`part-${name}`}
        rows={3}
        value={typed[name]}
        aria-invalid={errors[name] ? true : undefined}
        {...((errors[name] ?? hint) && { "aria-describedby": `part-${name}-hint` })}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    </FormField>
  )
}
