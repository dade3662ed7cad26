import { type ReactNode, useState } from "react"
import { UntrappedDialog } from "@/components/ui/dialog/untrapped-dialog"
import { useClosing } from "@/components/ui/dialog/use-closing"
import { PhoneEnrolment } from "../../second-factor/phone-enrolment"
import { PhoneRemoval } from "../../second-factor/phone-removal"
import type { Phone } from "../../second-factor/provider"
import type { SignInAccount } from "../provider"
import { MailState } from "./mail-state"
import { PasswordChange } from "./password-change"
import { ProfileRow } from "./profile-row"
import { SecondFactors } from "./second-factors"
import { profileText } from "../texts"

type SignInRowsProps = { account: SignInAccount; onChange: () => void }
type Open = "password" | "phone" | Phone | null

/** The account's mail, password and second factor, and the dialogs that change them. */
export function SignInRows({ account, onChange }: SignInRowsProps) {
  const [open, setOpen] = useState<Open>(null)
  const { hasPassword, verified } = account
  const onClosed = () => setOpen(null)
  return (
    <>
      <dl className="-mt-6">
        <MailState verified={verified} />
        <ProfileRow
          term={profileText("password")}
          action={
            hasPassword ? (
              <button type="button" className="btn btn-sm" onClick={() => setOpen("password")}>
                {profileText("changePassword")}
              </button>
            ) : null
          }
        >
          {hasPassword ? profileText("passwordSet") : profileText("passwordNone")}
        </ProfileRow>
        <SecondFactors
          account={account}
          onAdd={() => setOpen("phone")}
          onRemove={(phone) => setOpen(phone)}
        />
      </dl>
      {open === "password" ? (
        <AccountDialog title={profileText("changePassword")} onClosed={onClosed}>
          {(close) => <PasswordChange onClose={close} />}
        </AccountDialog>
      ) : open === "phone" ? (
        <AccountDialog title={profileText("addSecondFactor")} onClosed={onClosed}>
          {(close) => (
            <PhoneEnrolment hasPassword={hasPassword} onAdded={onChange} onClose={close} />
          )}
        </AccountDialog>
      ) : open ? (
        <AccountDialog title={profileText("removePhoneNumber")} onClosed={onClosed}>
          {(close) => (
            <PhoneRemoval
              phone={open}
              hasPassword={hasPassword}
              onRemoved={onChange}
              onClose={close}
            />
          )}
        </AccountDialog>
      ) : null}
    </>
  )
}

type AccountDialogProps = {
  title: string
  onClosed: () => void
  children: (close: () => void) => ReactNode
}

/**
 * A dialog over the profile that fades out by itself. It traps no focus: the provider's check
 * against robots hangs a puzzle of its own on the body.
 */
function AccountDialog({ title, onClosed, children }: AccountDialogProps) {
  const { open, leave } = useClosing()
  const close = () => leave(onClosed)
  return (
    <UntrappedDialog open={open} title={title} onClose={close}>
      {children(close)}
    </UntrappedDialog>
  )
}
