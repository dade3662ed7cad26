import type { ReactNode } from "react"

type RowButtonProps = {
  /** Which row it belongs to, for screen readers, which read it without the row. */
  about: string
  primary?: boolean
  busy?: boolean
  onClick: () => void
  children: ReactNode
}

/** An action in a table's row. */
export function RowButton({ about, primary = false, busy, onClick, children }: RowButtonProps) {
  return (
    <button
      type="button"
      className={`btn btn-sm ${primary ? "btn-primary" : ""}`}
      aria-description={about}
      disabled={busy}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
