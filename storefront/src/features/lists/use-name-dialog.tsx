import { useState } from "react"
import { Modal } from "@/components/ui/dialog/modal"
import { NameForm, type Named } from "./components/name-form"

type Asked = {
  title: string
  initial: Named
  /** The words of its button. */
  done: string
  /** Rejects where it could not be saved. */
  onSave: (named: Named) => Promise<unknown>
}

/** A dialog that asks for a list's name and note: how to ask, and what to draw. */
export function useNameDialog() {
  const [asked, setAsked] = useState<Asked & { time: number }>()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  function ask(what: Asked) {
    setAsked((before) => ({ ...what, time: (before?.time ?? 0) + 1 }))
    setOpen(true)
  }
  const dialog = asked ? (
    <Modal open={open} title={asked.title} onClose={close}>
      <NameForm
        key={asked.time}
        initial={asked.initial}
        done={asked.done}
        onCancel={close}
        onSave={async (named) => {
          await asked.onSave(named)
          close()
        }}
      />
    </Modal>
  ) : null
  return { ask, dialog }
}
