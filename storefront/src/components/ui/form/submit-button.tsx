import type { ReactNode } from "react"

type SubmitButtonProps = {
  busy: boolean
  /** `plain` beside what is more important on the page. */
  kind?: "primary" | "plain"
  className?: string
  children: ReactNode
}

const KINDS = { primary: "btn-primary", plain: "" }

/**
 * Sends its form once. While `busy` it turns and sends nothing, by click or by Enter; it stays
 * enabled all the same, because a disabled button would drop the focus.
 */
export function SubmitButton({ busy, kind = "primary", ...button }: SubmitButtonProps) {
  const { className = "", children } = button
  return (
    <button
      type="submit"
      aria-disabled={busy}
      aria-busy={busy}
      className={`btn ${KINDS[kind]} aria-disabled:cursor-progress aria-disabled:opacity-70 ${className}`}
      onClick={(event) => {
        if (busy) event.preventDefault()
      }}
    >
      {busy ? (
        <span aria-hidden="true" className="loading size-4 loading-spinner motion-reduce:hidden" />
      ) : null}
      {children}
    </button>
  )
}
