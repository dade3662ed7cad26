import type { ReactNode } from "react"
import { dismissBasketToast } from "@/features/basket/change/undo-toast"
import { listText } from "../texts"

/** What a toast says of a list that was made, with the way to it. */
export function OpenToast({ children, onOpen }: { children: ReactNode; onOpen: () => void }) {
  return (
    <>
      <span className="block wrap-anywhere">{children}</span>
      <button
        type="button"
        className="mt-1 font-medium underline underline-offset-4"
        onClick={() => {
          dismissBasketToast()
          onOpen()
        }}
      >
        {listText("openCopy")}
      </button>
    </>
  )
}
