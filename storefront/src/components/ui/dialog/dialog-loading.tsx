import { Failed } from "../feedback/failed"
import { Spinner } from "../feedback/spinner"
import { dialogText } from "./texts"

type DialogLoadingProps = {
  /** What is loaded: "order". */
  what: string
  error: Error | null
  onRetry: () => void
  onCancel: () => void
  /** The height that is kept for the content, as a class. */
  height: string
}

/** A dialog whose content is on its way, or could not be loaded. */
export function DialogLoading({ what, error, onRetry, onCancel, height }: DialogLoadingProps) {
  return (
    <div className="space-y-6">
      {error ? (
        <Failed title={dialogText("notLoaded", { what })} error={error} onRetry={onRetry} />
      ) : (
        <div className={`grid place-items-center ${height}`}>
          <Spinner label={dialogText("loading", { what })} />
        </div>
      )}
      <button type="button" className="btn" onClick={onCancel}>
        {dialogText("cancel")}
      </button>
    </div>
  )
}
