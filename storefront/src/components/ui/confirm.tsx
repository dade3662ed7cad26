import { Modal } from "./modal"

type ConfirmProps = {
  open: boolean
  title: string
  /** What will happen, in one sentence. */
  text: string
  yes: string
  no: string
  busy?: boolean
  onYes: () => void
  onNo: () => void
}

/** Asks once before something that cannot be undone. */
export function Confirm(props: ConfirmProps) {
  return (
    <Modal open={props.open} title={props.title} onClose={props.onNo}>
      <p>{props.text}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" className="btn" onClick={props.onNo} autoFocus>
          {props.no}
        </button>
        <button type="button" className="btn btn-error" disabled={props.busy} onClick={props.onYes}>
          {props.yes}
        </button>
      </div>
    </Modal>
  )
}
