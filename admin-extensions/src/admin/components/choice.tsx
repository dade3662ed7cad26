import { Select } from "@medusajs/ui"
import { FormField } from "./form-field"

type ChoiceProps = {
  id: string
  label: string
  value: string
  options: (readonly [value: string, text: string])[]
  placeholder?: string
  error?: string | undefined
  disabled?: boolean
  onChange: (value: string) => void
}

/** One of several, by a list that opens. */
export function Choice(props: ChoiceProps) {
  const { id, label, value, options, placeholder, error, disabled = false, onChange } = props
  return (
    <FormField id={id} label={label} error={error}>
      <Select size="small" value={value} disabled={disabled} onValueChange={onChange}>
        <Select.Trigger
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-hint` : undefined}
        >
          <Select.Value placeholder={placeholder} />
        </Select.Trigger>
        <Select.Content>
          {options.map(([option, text]) => (
            <Select.Item key={option} value={option}>
              {text}
            </Select.Item>
          ))}
        </Select.Content>
      </Select>
    </FormField>
  )
}
