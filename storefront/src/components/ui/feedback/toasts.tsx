import { CircleCheck, OctagonX, X, type LucideIcon } from "lucide-react"
import { createPortal } from "react-dom"
import { resolveValue, toast, useToaster, type Toast } from "react-hot-toast/headless"
import { uiText } from "../texts"

const ICONS: Partial<Record<Toast["type"], { Icon: LucideIcon; ink: string; edge: string }>> = {
  success: { Icon: CircleCheck, ink: "text-success", edge: "border-l-success" },
  error: { Icon: OctagonX, ink: "text-error", edge: "border-l-error" },
}

/**
 * The toasts, at most 20 at a time: blank and error 4000 ms, success 2000 ms, loading until
 * dismissed, which are the library's own defaults. They hang on the body, because an open dialog
 * makes the application's root inert.
 */
export function Toasts() {
  const { toasts, handlers } = useToaster()
  return createPortal(
    <div
      className="pointer-events-none fixed inset-x-4 top-20 z-50 flex flex-col items-center gap-2"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts.map((item) => (
        <ToastCard key={item.id} item={item} />
      ))}
    </div>,
    document.body,
  )
}

function ToastCard({ item }: { item: Toast }) {
  const look = ICONS[item.type]
  return (
    <div
      {...item.ariaProps}
      className={`flex w-full max-w-sm items-center gap-3 rounded-box border border-l-4 border-line bg-base-100 py-2 pr-2 pl-3 text-sm shadow-lg transition duration-200 ${look?.edge ?? ""} ${item.visible ? "pointer-events-auto opacity-100 starting:-translate-y-2 starting:opacity-0" : "opacity-0"}`}
    >
      {look ? <look.Icon aria-hidden="true" className={`size-5 shrink-0 ${look.ink}`} /> : null}
      <p className="grow">{resolveValue(item.message, item)}</p>
      <button
        type="button"
        aria-label={uiText("dismiss")}
        className="btn btn-square btn-ghost btn-sm"
        onClick={() => toast.dismiss(item.id)}
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  )
}
