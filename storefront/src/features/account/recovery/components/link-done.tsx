import { Link } from "react-router-dom"
import { Notice } from "@/components/ui/feedback/notice"
import { useSession } from "@/platform/identity/session"
import type { ActionTexts } from "../action-words"
import { MailButton } from "../mail-button"
import type { ActionLink } from "../provider"
import { recoveryText } from "../texts"

type LinkDoneProps = {
  link: ActionLink
  done: NonNullable<ActionTexts["done"]>
  email: string | null
  /** The address that the link names to go on to. */
  next: string | null
}

/** Modes after which the password may be in wrong hands. */
const ALARMING = ["recoverEmail", "revertSecondFactorAddition"]

/** What a link has done, and the ways on. */
export function LinkDone({ link, done, email, next }: LinkDoneProps) {
  const signedIn = useSession().status === "signedIn"
  const resets = email !== null && ALARMING.includes(link.mode)
  return (
    <>
      <Notice tone="success" title={done.title}>
        {done.text}
      </Notice>
      <div className="mt-6 flex flex-wrap gap-3">
        {resets ? (
          <MailButton
            className="btn-primary"
            send={async () => {
              const { sendResetMail } = await import("../provider")
              await sendResetMail(email)
            }}
          >
            {recoveryText("sendResetMail")}
          </MailButton>
        ) : null}
        {signedIn ? (
          <Link
            to={continueTo(next) ?? "/showProduct"}
            className={`btn ${resets ? "" : "btn-primary"}`}
          >
            {recoveryText("backToTheShop")}
          </Link>
        ) : (
          <Link to="/login" className={`btn ${resets ? "" : "btn-primary"}`}>
            {recoveryText("login")}
          </Link>
        )}
      </div>
    </>
  )
}

/** The page of this shop that a mail's link names to go on to; null for none and for other sites. */
export function continueTo(address: string | null): string | null {
  if (!address || !URL.canParse(address)) return null
  const { origin, pathname, search, hash } = new URL(address)
  return origin === location.origin ? `${pathname}${search}${hash}` : null
}
