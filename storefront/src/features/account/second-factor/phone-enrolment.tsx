import { useState } from "react"
import { toast } from "@/components/ui/feedback/toast"
import { failureMessage } from "../auth-failure"
import { CANCELLED, useRecentLogin } from "./use-recent-login"
import { CodeForm, TextButton } from "./components/code-form"
import { ConfirmIdentity } from "./components/confirm-identity"
import { PhoneForm } from "./components/phone-form"
import { factorText } from "./texts"

type PhoneEnrolmentProps = { hasPassword: boolean; onAdded: () => void; onClose: () => void }

/** Adds a telephone as second factor: its number, then the code that it got. */
export function PhoneEnrolment({ hasPassword, onAdded, onClose }: PhoneEnrolmentProps) {
  const { asking, run } = useRecentLogin()
  const [sent, setSent] = useState<{ phone: string; verificationId: string } | null>(null)

  async function sendTo(phone: string) {
    const { startEnrolment } = await import("./provider")
    const verificationId = await run(() => startEnrolment(phone))
    if (verificationId === CANCELLED) onClose()
    else setSent({ phone, verificationId })
  }

  async function sendAnother(phone: string) {
    try {
      await sendTo(phone)
      toast.success(factorText("codeSent"))
    } catch (error) {
      toast.error(failureMessage(error))
    }
  }

  async function finish(verificationId: string, code: string) {
    const { finishEnrolment } = await import("./provider")
    if ((await run(() => finishEnrolment(verificationId, code))) !== CANCELLED) {
      toast.success(factorText("added"))
      onAdded()
    }
    onClose()
  }

  return (
    <>
      {/* Hidden, not gone: its fields keep what was typed while the login is confirmed. */}
      <div hidden={asking !== null}>
        {sent ? (
          <CodeForm
            sentTo={sent.phone}
            submit={factorText("confirm")}
            onCode={(code) => finish(sent.verificationId, code)}
            onCancel={onClose}
          >
            <TextButton onClick={() => sendAnother(sent.phone)}>
              {factorText("sendAnotherCode")}
            </TextButton>
          </CodeForm>
        ) : (
          <PhoneForm onPhone={sendTo} onCancel={onClose} />
        )}
      </div>
      {asking ? <ConfirmIdentity hasPassword={hasPassword} onAnswer={asking.answer} /> : null}
    </>
  )
}
