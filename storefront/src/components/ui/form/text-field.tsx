import { type ComponentPropsWithRef, type ReactNode, useId } from "react"
import { describedBy, FieldFrame } from "./field-frame"

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
