import { useId, type ComponentPropsWithRef, type ReactNode } from "react"
import { describedBy } from "./described-by"
import { FieldFrame } from "./field-frame"

type TextAreaProps = ComponentPropsWithRef<"textarea"> & {
  label: string
  error?: string | undefined
  hint?: ReactNode
}

/** A labelled field of several lines. */
export function TextArea({ label, error, hint, className = "", ...textarea }: TextAreaProps) {
  const id = useId()
  const { required } = textarea
  return (
    <FieldFrame {...{ id, label, required, error, hint, className }}>
      <textarea
        {...textarea}
        {...describedBy(id, { error, hint })}
        id={id}
        className="textarea w-full aria-invalid:border-error"
      />
    </FieldFrame>
  )
}
