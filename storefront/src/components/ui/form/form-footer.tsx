import type { ReactNode } from "react"
import { Notice } from "../feedback/notice"
import { SubmitButton } from "./submit-button"
import { uiText } from "../texts"

type FormFooterProps = {
  busy: boolean
  onCancel: () => void
  /** What the shop answered, where it is about no field; empty while nothing failed. */
  failure?: string
  /** The words on the submit button. */
  children: ReactNode
}

/** The end of a dialog's form: why it failed, Cancel and submit; as wide as the form's grid. */
export function FormFooter({ busy, onCancel, failure, children }: FormFooterProps) {
  return (
    <div className="col-span-full space-y-4">
      {failure ? <Notice tone="error" title={failure} /> : null}
      <div className="flex justify-end gap-3">
        <button type="button" className="btn" disabled={busy} onClick={onCancel}>
          {uiText("cancel")}
        </button>
        <SubmitButton busy={busy}>{children}</SubmitButton>
      </div>
    </div>
  )
}
