import { useState, type ReactNode } from "react"
import { toast } from "@/components/ui/feedback/toast"
import { failureMessage } from "../auth-failure"
import { recoveryText } from "./texts"

type MailButtonProps = { send: () => Promise<void>; className?: string; children: ReactNode }

/** Has a mail sent and says that it was, or why not. */
export function MailButton({ send, className = "", children }: MailButtonProps) {
  const [busy, setBusy] = useState(false)

  async function onClick() {
    if (busy) return
    setBusy(true)
    try {
      await send()
      toast.success(recoveryText("emailSent"))
    } catch (error) {
      toast.error(failureMessage(error))
    }
    setBusy(false)
  }

  return (
    <button
      type="button"
      // A disabled button would drop the focus.
      aria-disabled={busy}
      aria-busy={busy}
      className={`btn aria-disabled:cursor-progress aria-disabled:opacity-70 ${className}`}
      onClick={() => void onClick()}
    >
      {children}
    </button>
  )
}
