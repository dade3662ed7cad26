import { useEffect, useState, type ReactNode } from "react"
import { messageOf } from "@/platform/api/api-error"
import { ConfirmationContext, type Confirmation } from "./confirmation"
import { Modal } from "./modal"
import { toast } from "./toast"

/** Keeps the one question that may be open. It outlives the row that asked: a yes removes the row. */
export function ConfirmationProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Confirmation | null>(null)
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)

  function ask(confirmation: Confirmation) {
    setAsked(confirmation)
    setOpen(true)
  }

  async function onYes({ action, done }: Confirmation) {
    setBusy(true)
    try {
      await action()
      toast.success(done)
    } catch (error) {
      toast.error(messageOf(error))
    }
    setBusy(false)
    setOpen(false)
  }

  return (
    <ConfirmationContext value={ask}>
      {children}
      {asked ? (
        <Modal open={open} title={asked.title} onClose={() => setOpen(false)} locked={busy}>
          <Question
            asked={asked}
            busy={busy}
            onYes={() => void onYes(asked)}
            onNo={() => setOpen(false)}
          />
        </Modal>
      ) : null}
    </ConfirmationContext>
  )
}

type QuestionProps = { asked: Confirmation; busy: boolean; onYes: () => void; onNo: () => void }

function Question({ asked, busy, onYes, onNo }: QuestionProps) {
  useFocusOnHeading()
  const { text, yes, no, destructive = true } = asked
  return (
    <>
      <p className="wrap-anywhere">{text}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" className="btn" disabled={busy} onClick={onNo} autoFocus>
          {no}
        </button>
        <button
          type="button"
          className={`btn ${destructive ? "btn-error" : "btn-primary"}`}
          disabled={busy}
          onClick={onYes}
        >
          {yes}
        </button>
      </div>
    </>
  )
}

/** A row that is gone took its button along: then the page's heading has the focus afterwards. */
function useFocusOnHeading(): void {
  useEffect(() => {
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return
        document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true })
      })
    }
  }, [])
}
