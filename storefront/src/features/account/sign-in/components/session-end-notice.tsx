import { useSyncExternalStore } from "react"
import { Notice } from "@/components/ui/feedback/notice"
import { readSessionEnd, subscribeToSession } from "@/platform/identity/session-store"
import { MailButton } from "../../recovery/mail-button"
import { signInText } from "../texts"

/** Why the reader has to log in, where the session ended without them, and what helps. */
export function SessionEndNotice() {
  const end = useSyncExternalStore(subscribeToSession, readSessionEnd)
  if (!end) return null
  const unconfirmed = end.code === "email_unconfirmed"
  return (
    <div className="mb-6">
      <Notice
        tone={unconfirmed ? "error" : "warning"}
        title={end.message}
        action={
          unconfirmed ? (
            <MailButton className="btn-sm" send={sendAgain}>
              {signInText("resendVerificationMail")}
            </MailButton>
          ) : undefined
        }
      />
    </div>
  )
}

async function sendAgain(): Promise<void> {
  const { sendVerificationMail } = await import("../../recovery/provider")
  await sendVerificationMail()
}
