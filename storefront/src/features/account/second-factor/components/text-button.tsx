import { useState, type ReactNode } from "react"

type TextButtonProps = { onClick: () => Promise<void>; children: ReactNode }

/** A smaller way on than the form's own buttons; takes no second press while it works. */
export function TextButton({ onClick, children }: TextButtonProps) {
  const [busy, setBusy] = useState(false)

  async function work() {
    if (busy) return
    setBusy(true)
    await onClick()
    setBusy(false)
  }

  return (
    <button
      type="button"
      aria-disabled={busy}
      className="min-h-9 text-sm underline underline-offset-4 aria-disabled:cursor-progress aria-disabled:opacity-70"
      onClick={() => void work()}
    >
      {children}
    </button>
  )
}
