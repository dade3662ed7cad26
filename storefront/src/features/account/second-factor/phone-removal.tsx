import { useState } from "react"
import { Notice } from "@/components/ui/feedback/notice"
import { toast } from "@/components/ui/feedback/toast"
import { failureMessage } from "../auth-failure"
import type { Phone } from "./provider"
import { CANCELLED, useRecentLogin } from "./use-recent-login"
import { ConfirmIdentity } from "./components/confirm-identity"
import { factorText } from "./texts"

type PhoneRemovalProps = {
  phone: Phone
  hasPassword: boolean
  onRemoved: () => void
  onClose: () => void
}

/** Asks once whether a telephone is to be no second factor any more. */
export function PhoneRemoval({ phone, hasPassword, onRemoved, onClose }: PhoneRemovalProps) {
  const { asking, run } = useRecentLogin()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState("")

  async function remove() {
    setBusy(true)
    setFailure("")
    try {
      const { removePhone } = await import("./provider")
      if ((await run(() => removePhone(phone))) !== CANCELLED) {
        toast.success(factorText("removed"))
        onRemoved()
      }
      onClose()
    } catch (error) {
      setFailure(failureMessage(error))
      setBusy(false)
    }
  }

  if (asking) return <ConfirmIdentity hasPassword={hasPassword} onAnswer={asking.answer} />
  return (
    <div className="space-y-4">
      <p>
        {factorText.nodes("removeText", {
          number: <span className="whitespace-nowrap tabular-nums">{phone.number}</span>,
        })}
      </p>
      {failure ? <Notice tone="error" title={failure} /> : null}
      <div className="flex flex-wrap justify-end gap-3">
        <button type="button" className="btn" disabled={busy} onClick={onClose}>
          {factorText("noKeep")}
        </button>
        <button
          type="button"
          className="btn btn-error"
          disabled={busy}
          onClick={() => void remove()}
        >
          {factorText("yesRemove")}
        </button>
      </div>
    </div>
  )
}
