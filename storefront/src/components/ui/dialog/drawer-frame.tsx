import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from "@headlessui/react"
import { X } from "lucide-react"
import { useEffect, useState, type ReactNode } from "react"
import { restoreFocus } from "./restore-focus"
import { useMountedFrame } from "./use-mounted-frame"
import { dialogText } from "./texts"

type DrawerFrameProps = {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
}

const MOVE = "transition duration-300 ease-out data-leave:duration-200"

/** A modal dialog at the window's right edge, as high as it; on a telephone it is as wide, too. */
export function DrawerFrame({ open, title, onClose, children }: DrawerFrameProps) {
  const drawn = useMountedFrame()
  const [opener] = useState(() => document.activeElement)
  return (
    <Dialog open={open && drawn} onClose={onClose} transition className="fixed inset-0 z-40">
      <DialogBackdrop
        transition
        className={`fixed inset-0 bg-[#0b0d10]/60 data-closed:opacity-0 ${MOVE}`}
      />
      <DialogPanel
        transition
        className={`fixed inset-y-0 right-0 flex w-full flex-col border-l border-line bg-base-100 data-closed:translate-x-full sm:max-w-md ${MOVE}`}
      >
        <div className="flex items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-5">
          <DialogTitle className="text-3xl">{title}</DialogTitle>
          <button
            type="button"
            aria-label={dialogText("close")}
            className="btn btn-square btn-ghost"
            onClick={onClose}
          >
            <X aria-hidden="true" />
          </button>
        </div>
        {children}
        <FocusReturn to={opener} />
      </DialogPanel>
    </Dialog>
  )
}

/** The library knows only what had the focus since it was loaded: a first drawer loads it. */
function FocusReturn({ to }: { to: Element | null }) {
  useEffect(() => () => restoreFocus(to), [to])
  return null
}
