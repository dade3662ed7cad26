import { useId, type ComponentPropsWithRef } from "react"
import { FieldError } from "./field-error"

type TextAreaProps = ComponentPropsWithRef<"textarea"> & {
  label: string
  error?: string | undefined
}

/** A labelled field of several lines; its error is what it is described by. */
export function TextArea({ label, error, className = "", ...textarea }: TextAreaProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <textarea
        {...textarea}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="textarea w-full aria-invalid:border-error"
      />
      <FieldError id={`${id}-error`} message={error} />
    </div>
  )
}
