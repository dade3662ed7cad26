import { useEffect, useId, useRef, type ReactNode } from "react"
import { createPortal } from "react-dom"
import { DraftContext } from "./draft"
import { restoreFocus } from "./restore-focus"
import { useDraftGuard } from "./use-draft-guard"

type UntrappedDialogProps = {
  open: boolean
  title: string
  onClose: () => void
  /** While something is under way that must not be left half done. */
  locked?: boolean
  children: ReactNode
}

/**
 * A dialog that keeps the page behind it out of reach but traps no focus: a card provider hangs its
 * own frames on the body (3-D Secure), and a trap would make them dead to clicks and keys
 * (stripe/stripe-js#599, stripe/react-stripe-js#303).
 */
export function UntrappedDialog({
  open,
  title,
  onClose,
  locked = false,
  children,
}: UntrappedDialogProps) {
  const titleId = useId()
  const panel = useRef<HTMLDivElement>(null)
  useInertPage(panel)
  const { draft, asking, question } = useDraftGuard(open)
  const close = () => {
    if (!locked && !asking) draft.leave(onClose)
  }
  useEscape(close)
  const shown = open ? "opacity-100 starting:opacity-0" : "pointer-events-none opacity-0"
  const fade = `transition duration-300 ease-out ${open ? "" : "duration-200"} ${shown}`
  return createPortal(
    <div className="fixed inset-0 z-40">
      <div aria-hidden="true" className={`absolute inset-0 bg-[#0b0d10]/60 ${fade}`} />
      <div
        className={`absolute inset-0 overflow-y-auto ${fade}`}
        onMouseDown={(event) => {
          if (!panel.current?.contains(event.target as Node)) close()
        }}
      >
        <div className="flex min-h-full items-start justify-center p-3 sm:p-6 md:items-center">
          <div
            ref={panel}
            role="dialog"
            aria-labelledby={titleId}
            tabIndex={-1}
            className="w-full max-w-lg rounded-box border border-line bg-base-100 p-5 outline-none sm:p-7"
          >
            <h2 id={titleId} className="mb-5 border-b border-line pb-3 text-3xl">
              {title}
            </h2>
            <DraftContext value={draft}>{children}</DraftContext>
            {question}
          </div>
        </div>
      </div>
    </div>,
    document.body,
  )
}

/** Makes the application inert, gives the panel the focus, and undoes both at the end. */
function useInertPage(panel: { current: HTMLDivElement | null }): void {
  useEffect(() => {
    const root = document.getElementById("root")
    const before = document.activeElement
    root?.setAttribute("inert", "")
    document.documentElement.style.overflow = "hidden"
    panel.current?.focus()
    return () => {
      root?.removeAttribute("inert")
      document.documentElement.style.overflow = ""
      // The button that opened it may be gone: a paid order has none.
      restoreFocus(before)
    }
  }, [panel])
}

function useEscape(close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) latest.current()
    }
    document.addEventListener("keydown", onKeyDown)
    return () => document.removeEventListener("keydown", onKeyDown)
  }, [])
}
