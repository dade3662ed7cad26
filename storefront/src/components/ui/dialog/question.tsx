import { useEffect } from "react"
import { DialogFrame } from "./dialog-frame"
import { restoreFocus } from "./restore-focus"

type QuestionProps = {
  open: boolean
  title: string
  /** What will happen, in one sentence. */
  text: string
  yes: string
  no: string
  /** Whether a yes takes something away; otherwise it is a step forward. */
  destructive?: boolean
  onYes: () => void
  onNo: () => void
}

/** A dialog that asks one thing. No has the focus, and Escape says no. */
export function Question({ open, title, onNo, ...question }: QuestionProps) {
  return (
    <DialogFrame open={open} title={title} onClose={onNo}>
      <Answers {...question} onNo={onNo} />
    </DialogFrame>
  )
}

type AnswersProps = Omit<QuestionProps, "open" | "title">

function Answers({ text, yes, no, destructive = true, onYes, onNo }: AnswersProps) {
  // A row that is gone took its button along.
  useEffect(() => () => restoreFocus(null), [])
  return (
    <>
      <p className="wrap-anywhere">{text}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" className="btn" onClick={onNo} autoFocus>
          {no}
        </button>
        <button
          type="button"
          className={`btn ${destructive ? "btn-error" : "btn-primary"}`}
          onClick={onYes}
        >
          {yes}
        </button>
      </div>
    </>
  )
}
