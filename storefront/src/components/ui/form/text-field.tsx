import { useId, type ComponentPropsWithRef, type ReactNode } from "react"
import { describedBy } from "./described-by"
import { FieldFrame } from "./field-frame"

type TextFieldProps = ComponentPropsWithRef<"input"> & {
  label: string
  error?: string | undefined
  hint?: ReactNode
}

/** A labelled input of one line. */
export function TextField({ label, error, hint, className = "", ...input }: TextFieldProps) {
  const id = useId()
  const { required } = input
  return (
    <FieldFrame {...{ id, label, required, error, hint, className }}>
      <input
        type="text"
        {...input}
        {...describedBy(id, { error, hint })}
        id={id}
        className="input w-full read-only:bg-base-200 aria-invalid:border-error"
      />
    </FieldFrame>
  )
}
