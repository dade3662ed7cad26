import { DialogFrame, type DialogFrameProps } from "./dialog-frame"
import { DraftContext } from "./draft"
import { useDraftGuard } from "./use-draft-guard"

/** A modal dialog with a form in it: what was typed is not lost without a question. */
export function Modal({ onClose, children, ...frame }: DialogFrameProps) {
  const { draft, question } = useDraftGuard(frame.open)
  return (
    <DialogFrame {...frame} onClose={() => draft.leave(onClose)}>
      <DraftContext value={draft}>{children}</DraftContext>
      {question}
    </DialogFrame>
  )
}
