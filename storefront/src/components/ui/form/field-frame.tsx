import type { ReactNode } from "react"
import { FieldError } from "./field-error"

type FieldFrameProps = {
  /** The field's own id; its error and hint hang on it. */
  id: string
  label: string
  required?: boolean | undefined
  error?: string | undefined
  hint?: ReactNode
  className?: string
  children: ReactNode
}

/** What stands around every field: its label, the mark of a required one, its error and its hint. */
export function FieldFrame({ id, label, required, error, hint, ...frame }: FieldFrameProps) {
  return (
    <div className={frame.className}>
      {/* The mark stands beside the label: inside it would be part of the field's name. */}
      <div className="mb-1 flex gap-1 text-sm font-medium">
        <label htmlFor={id}>{label}</label>
        {required ? (
          <span aria-hidden="true" className="text-error">
            *
          </span>
        ) : null}
      </div>
      {frame.children}
      <FieldError id={`${id}-error`} message={error} />
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted first-letter:uppercase">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
