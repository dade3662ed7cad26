import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from "@headlessui/react"
import type { ReactNode } from "react"
import { useMountedFrame } from "./use-mounted-frame"

export type DialogFrameProps = {
  open: boolean
  title: string
  /** Escape, the backdrop and the caller's own buttons. */
  onClose: () => void
  /** While something is under way that must not be left half done. */
  locked?: boolean
  children: ReactNode
  wide?: boolean
}

const FADE = "transition duration-300 ease-out data-closed:opacity-0 data-leave:duration-200"

/** The frame of every modal dialog: named, closed by Escape and the backdrop, 300 ms in and 200 ms out. */
export function DialogFrame({
  open,
  title,
  onClose,
  children,
  locked,
  wide = false,
}: DialogFrameProps) {
  // One that is open from the beginning would be there at once, without its 300 ms.
  const drawn = useMountedFrame()
  return (
    // The dialog itself fills the window: one without a size would count as invisible.
    <Dialog
      open={open && drawn}
      onClose={() => {
        if (!locked) onClose()
      }}
      transition
      className="fixed inset-0 z-40 overflow-y-auto overscroll-contain"
    >
      <DialogBackdrop transition className={`fixed inset-0 bg-[#0b0d10]/60 ${FADE}`} />
      <div className="relative flex min-h-full items-start justify-center p-3 sm:p-6 md:items-center">
        <DialogPanel
          transition
          className={`w-full rounded-box border border-line bg-base-100 p-5 sm:p-7 ${wide ? "max-w-3xl" : "max-w-lg"} ${FADE} data-closed:translate-y-2`}
        >
          <DialogTitle className="mb-5 border-b border-line pb-3 text-3xl">{title}</DialogTitle>
          {children}
        </DialogPanel>
      </div>
    </Dialog>
  )
}
