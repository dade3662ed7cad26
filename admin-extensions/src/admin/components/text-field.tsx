import { Input } from "@medusajs/ui"
import type { ComponentProps } from "react"
import { FormField } from "./form-field"

type TextFieldProps = Omit<ComponentProps<typeof Input>, "id" | "onChange" | "value"> & {
  id: string
  label: string
  hint?: string
  value: string
  error: string | undefined
  onText: (text: string) => void
}

/** A line of a form, with what is wrong with it. */
export function TextField({ id, label, hint, value, error, onText, ...input }: TextFieldProps) {
  return (
    <FormField id={id} label={label} error={error} {...(hint !== undefined && { hint })}>
      <Input
        autoComplete="off"
        {...input}
        id={id}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-hint` : undefined}
        onChange={({ target }) => onText(target.value)}
      />
    </FormField>
  )
}
