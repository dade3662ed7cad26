import { useId, type ComponentPropsWithRef } from "react"

type SelectFieldProps = ComponentPropsWithRef<"select"> & { label: string }

/** A labelled choice among options. */
export function SelectField({ label, className = "", ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <select {...select} id={id} className="select w-full" />
    </div>
  )
}
