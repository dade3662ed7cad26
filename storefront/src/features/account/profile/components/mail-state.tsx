import { CircleCheck, TriangleAlert } from "lucide-react"
import { MailButton } from "../../recovery/mail-button"
import { ProfileRow } from "./profile-row"
import { profileText } from "../texts"

/** Whether the reader's mail is verified, and another mail where it is not. */
export function MailState({ verified }: { verified: boolean }) {
  const Icon = verified ? CircleCheck : TriangleAlert
  return (
    <ProfileRow
      term={profileText("email")}
      action={
        verified ? null : (
          <MailButton
            className="btn-sm"
            send={async () => {
              const { sendVerificationMail } = await import("../../recovery/provider")
              await sendVerificationMail()
            }}
          >
            {profileText("resendVerificationMail")}
          </MailButton>
        )
      }
    >
      <span className="flex items-center gap-2">
        <Icon
          aria-hidden="true"
          className={`size-5 shrink-0 ${verified ? "text-success" : "text-warning"}`}
        />
        {verified ? profileText("verified") : profileText("notVerifiedYet")}
      </span>
      {verified ? null : (
        <p className="mt-1 text-sm font-normal text-muted">{profileText("mailStateText")}</p>
      )}
    </ProfileRow>
  )
}
