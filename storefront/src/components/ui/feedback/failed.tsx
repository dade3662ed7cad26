import { messageOf, requestIdOf } from "@/platform/api/api-error"
import { Notice } from "./notice"
import { uiText } from "../texts"

type FailedProps = {
  /** What could not be shown: "The orders could not be loaded". */
  title: string
  error: unknown
  onRetry: () => void
}

/** A list or page that could not be loaded, why, and the way to try again. */
export function Failed({ title, error, onRetry }: FailedProps) {
  const id = requestIdOf(error)
  return (
    <Notice
      tone="error"
      title={title}
      action={
        <button type="button" className="btn btn-sm" onClick={onRetry}>
          {uiText("tryAgain")}
        </button>
      }
    >
      {messageOf(error)}
      {id ? (
        <span className="mt-1 block">
          {uiText.nodes("nameThisRequest", { id: <code className="break-all">{id}</code> })}
        </span>
      ) : null}
    </Notice>
  )
}
