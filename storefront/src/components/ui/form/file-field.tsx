import { useId, type ComponentPropsWithRef, type ReactNode } from "react"
import { describedBy, FieldFrame } from "./field-frame"

type FileFieldProps = Omit<ComponentPropsWithRef<"input">, "type"> & {
  label: string
  error?: string | undefined
  hint?: ReactNode
  /** Beside the field: what is chosen, as it looks. */
  preview: ReactNode
}

/** A labelled choice of a file with its preview. */
export function FileField({ label, error, hint, preview, className, ...input }: FileFieldProps) {
  const id = useId()
  const { required } = input
  return (
    <FieldFrame {...{ id, label, required, error, hint, className: className ?? "" }}>
      <div className="flex items-start gap-3">
        <div className="squared grid size-20 shrink-0 place-items-center overflow-hidden rounded-field border border-line">
          {preview}
        </div>
        <input
          {...input}
          {...describedBy(id, { error, hint })}
          id={id}
          type="file"
          className="input h-auto min-h-11 w-full min-w-0 py-2 text-sm file:mr-3 file:cursor-pointer file:rounded-field file:border file:border-line file:bg-base-200 file:px-3 file:py-1.5 file:font-medium aria-invalid:border-error"
        />
      </div>
    </FieldFrame>
  )
}
