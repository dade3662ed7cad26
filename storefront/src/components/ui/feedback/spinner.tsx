import { uiText } from "../texts"

/** A turning ring with a name for those who do not see it. */
export function Spinner({ label = uiText("loading") }: { label?: string }) {
  return (
    <span className="flex items-center justify-center gap-3 text-muted">
      <span aria-hidden="true" className="loading loading-spinner loading-md text-ink" />
      <span className="sr-only">{label}</span>
    </span>
  )
}
