import type { ReactNode } from "react"

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

type Described = { error?: string | undefined; hint?: ReactNode }

/** The ARIA attributes that mark a field as invalid and name its error and hint. */
export function describedBy(id: string, { error, hint }: Described) {
  const parts = [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter(Boolean)
  return {
    "aria-invalid": error ? true : undefined,
    "aria-describedby": parts.join(" ") || undefined,
  }
}

/** A field's error, marked by shape and colour; `id` is what the field is described by. */
function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null
  return (
    <p id={id} className="mt-1 flex items-start gap-1.5 text-sm font-medium text-error">
      <span aria-hidden="true" className="mt-1.5 size-2 shrink-0 rotate-45 bg-error" />
      {message}
    </p>
  )
}
