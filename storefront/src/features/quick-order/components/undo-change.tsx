import { toast } from "@/components/ui/feedback/toast"
import { quickText } from "../texts"

const TOAST_MS = 8000

/** Says what went out of the list, for as long as it can be had back. */
export function tellOfChange(what: string, onUndo: () => void): void {
  const id = toast(
    <>
      <span className="block wrap-anywhere">{what}</span>
      <button
        type="button"
        className="mt-1 font-medium underline underline-offset-4"
        onClick={() => {
          toast.dismiss(id)
          onUndo()
        }}
      >
        {quickText("undo")}
      </button>
    </>,
    { duration: TOAST_MS },
  )
}
