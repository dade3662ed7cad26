import { onlineManager } from "@tanstack/react-query"
import { WifiOff } from "lucide-react"
import { useSyncExternalStore } from "react"
import { createPortal } from "react-dom"
import { frameText } from "../texts"

/**
 * Says over the page's foot that the connection is gone. It hangs on the body, because an open
 * dialog makes the application's root inert, and takes no place: nothing moves when it comes or goes.
 */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, isOnline)
  if (online) return null
  return createPortal(
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex justify-center print:hidden">
      <p
        role="status"
        className="flex max-w-xl gap-3 rounded-box border border-l-4 border-line border-l-warning bg-base-100 p-3 text-sm shadow-lg"
      >
        <WifiOff aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
        <span>
          <strong className="font-medium">{frameText("offline")}</strong> {frameText("offlineText")}
        </span>
      </p>
    </div>,
    document.body,
  )
}

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)
const isOnline = () => onlineManager.isOnline()
