import { useId, type ComponentPropsWithRef, type ReactNode } from "react"
import { FieldError } from "./field-error"

type TextFieldProps = ComponentPropsWithRef<"input"> & {
  label: string
  error?: string | undefined
  hint?: ReactNode
}

/** A labelled input; its error, and its hint, are what it is described by. */
export function TextField({ label, error, hint, className = "", ...input }: TextFieldProps) {
  const id = useId()
  const describedBy = [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter(Boolean)
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <input
        type="text"
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy.join(" ") || undefined}
        className="input w-full read-only:bg-base-200 aria-invalid:border-error"
      />
      <FieldError id={`${id}-error`} message={error} />
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted first-letter:uppercase">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
