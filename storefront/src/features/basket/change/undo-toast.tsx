import type { ReactNode } from "react"
import { toast } from "@/components/ui/feedback/toast"
import { basketText } from "../texts"

/** Long enough to read it and to reach its button. */
const TOAST_MS = 8000

let shown: string | undefined

/**
 * Says what was done to the basket. Only the last change stands there: eight parts added one by one
 * would cover the page.
 */
export function tellOfBasket(kind: "added" | "removed", what: ReactNode): void {
  // An id of its own: a toast that was dismissed is taken away a second later, by its id.
  if (shown) toast.remove(shown)
  const options = { duration: TOAST_MS }
  shown = kind === "added" ? toast.success(<>{what}</>, options) : toast(<>{what}</>, options)
}

export function dismissBasketToast(): void {
  if (shown) toast.dismiss(shown)
}

type UndoToastProps = {
  /** What was done. */
  children: ReactNode
  onUndo: () => void
  /** Leads to the basket's page, where the reader is not there already. */
  onOpen?: () => void
}

const LINK = "underline underline-offset-4"

/** What a toast says of a change that can be taken back. */
export function UndoToast({ children, onUndo, onOpen }: UndoToastProps) {
  function close(then: () => void) {
    dismissBasketToast()
    then()
  }
  return (
    <>
      <span className="block wrap-anywhere">{children}</span>
      <span className="mt-1 flex gap-4 font-medium">
        <button type="button" className={LINK} onClick={() => close(onUndo)}>
          {basketText("undo")}
        </button>
        {onOpen ? (
          <a
            href="/basket"
            className={LINK}
            onClick={(event) => {
              // Toasts stand outside of the router.
              event.preventDefault()
              close(onOpen)
            }}
          >
            {basketText("openBasket")}
          </a>
        ) : null}
      </span>
    </>
  )
}
