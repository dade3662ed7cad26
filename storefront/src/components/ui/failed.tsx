import { messageOf } from "@/platform/api/api-error"
import { Notice } from "./notice"

type FailedProps = {
  /** What could not be shown: "The orders could not be loaded". */
  title: string
  error: unknown
  onRetry: () => void
}

/** A list or page that could not be loaded, why, and the way to try again. */
export function Failed({ title, error, onRetry }: FailedProps) {
  return (
    <Notice
      tone="error"
      title={title}
      action={
        <button type="button" className="btn btn-sm" onClick={onRetry}>
          Try again
        </button>
      }
    >
      {messageOf(error)}
    </Notice>
  )
}
