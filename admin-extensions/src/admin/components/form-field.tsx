import { Hint, Label } from "@medusajs/ui"
import type { ReactNode } from "react"

type FormFieldProps = {
  id: string
  label: string
  hint?: string
  error?: string | undefined
  children: ReactNode
}

/** A field's label, and under it what is wrong, else what it is for. */
export function FormField({ id, label, hint, error, children }: FormFieldProps) {
  return (
    <div className="flex flex-col gap-y-1">
      <Label htmlFor={id} size="small" weight="plus">
        {label}
      </Label>
      {children}
      {error || hint ? (
        <Hint
          id={`${id}-hint`}
          role={error ? "alert" : undefined}
          variant={error ? "error" : "info"}
        >
          {error || hint}
        </Hint>
      ) : null}
    </div>
  )
}
