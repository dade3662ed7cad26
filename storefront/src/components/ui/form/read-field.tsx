import { type ReactNode, useId } from "react"

type ReadFieldProps = { label: string; className?: string; children: ReactNode }

/** What a form tells beside what it asks for: labelled as its fields are, and text. */
export function ReadField({ label, className = "", children }: ReadFieldProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="block text-sm text-muted">
        {label}
      </label>
      <output id={id} className="block text-lg font-semibold wrap-anywhere">
        {children}
      </output>
    </div>
  )
}
