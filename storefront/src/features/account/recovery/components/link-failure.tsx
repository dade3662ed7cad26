import { Link } from "react-router-dom"
import { Notice } from "@/components/ui/feedback/notice"
import { useSession } from "@/platform/identity/session"
import { authCode, failureMessage } from "../../auth-failure"
import { MailButton } from "../mail-button"
import { recoveryText } from "../texts"

type LinkFailureProps = { mode: string; error: unknown; onRetry: () => void }

const USED_UP = ["invalid-action-code", "expired-action-code"]

/** Why a link did nothing, and where another one comes from. */
export function LinkFailure({ mode, error, onRetry }: LinkFailureProps) {
  const code = authCode(error)
  const final = code !== null && [...USED_UP, "user-disabled", "user-not-found"].includes(code)
  return (
    <>
      <Notice tone="error" title={failureMessage(error)} />
      <div className="mt-6 flex flex-wrap gap-3">
        {code !== null && USED_UP.includes(code) ? <NewMail mode={mode} /> : null}
        {final ? null : (
          <button type="button" className="btn" onClick={onRetry}>
            {recoveryText("tryAgain")}
          </button>
        )}
      </div>
    </>
  )
}

function NewMail({ mode }: { mode: string }) {
  const { status } = useSession()
  if (mode === "resetPassword") {
    return (
      <Link to="/forgetPass" className="btn btn-primary">
        {recoveryText("askForNewLink")}
      </Link>
    )
  }
  if (mode !== "verifyEmail") return null
  if (status !== "signedIn") {
    return (
      <Link to="/login" state={{ from: { pathname: "/dashboard" } }} className="btn btn-primary">
        {recoveryText("logInForNewLink")}
      </Link>
    )
  }
  return (
    <MailButton
      className="btn-primary"
      send={async () => {
        const { sendVerificationMail } = await import("../provider")
        await sendVerificationMail()
      }}
    >
      {recoveryText("resendVerificationMail")}
    </MailButton>
  )
}
