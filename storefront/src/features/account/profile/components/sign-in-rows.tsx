import { useState } from "react"
import type { Phone } from "../../second-factor/phone"
import type { SignInAccount } from "../sign-in-account"
import { AccountDialog } from "./account-dialog"
import { MailState } from "./mail-state"
import { PasswordChange } from "./password-change"
import { PhoneEnrolment } from "../../second-factor/phone-enrolment"
import { PhoneRemoval } from "../../second-factor/phone-removal"
import { ProfileRow } from "./profile-row"
import { SecondFactors } from "./second-factors"

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
          term="Password"
          action={
            hasPassword ? (
              <button type="button" className="btn btn-sm" onClick={() => setOpen("password")}>
                Change password
              </button>
            ) : null
          }
        >
          {hasPassword ? "Set" : "None: you log in with Google"}
        </ProfileRow>
        <SecondFactors
          account={account}
          onAdd={() => setOpen("phone")}
          onRemove={(phone) => setOpen(phone)}
        />
      </dl>
      {open === "password" ? (
        <AccountDialog title="Change password" onClosed={onClosed}>
          {(close) => <PasswordChange onClose={close} />}
        </AccountDialog>
      ) : open === "phone" ? (
        <AccountDialog title="Add a second factor" onClosed={onClosed}>
          {(close) => (
            <PhoneEnrolment hasPassword={hasPassword} onAdded={onChange} onClose={close} />
          )}
        </AccountDialog>
      ) : open ? (
        <AccountDialog title="Remove the phone number" onClosed={onClosed}>
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
