import { Outlet, useNavigate } from "react-router-dom"
import { Failed } from "@/components/ui/feedback/failed"
import { PageHeading } from "@/components/ui/page/page-heading"
import { unreachable } from "@/platform/api/api-error"
import { useSession } from "@/platform/identity/session"
import { textOfField, useDeclaredFields } from "@/platform/fields/declared-fields"
import { Slot } from "@/platform/slots/slot"
import { ProfileRow } from "./components/profile-row"
import { SignInSection } from "./components/sign-in-section"
import { profileText } from "./texts"

/** /dashboard: what the shop knows of the reader. */
export function ProfilePage() {
  const session = useSession()
  const navigate = useNavigate()
  const declared = useDeclaredFields("customer")
  if (session.status !== "signedIn") return null
  const { user } = session
  return (
    <div className="max-w-3xl space-y-6">
      <PageHeading title={profileText("myProfile")}>{profileText("myProfile")}</PageHeading>
      {user ? (
        <>
          <dl className="border-t border-line">
            <Entry label={profileText("name")} value={user.name} />
            <Entry label={profileText("email")} value={user.email} />
            <Entry label={profileText("education")} value={user.education} />
            <Entry label={profileText("address")} value={user.address} />
            <Entry label={profileText("phone")} value={user.phone} />
            {declared.map((field) => (
              <Entry key={field.field} label={field.label} value={textOfField(field, user)} />
            ))}
          </dl>
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => navigate(`/dashboard/updateUser/${user._id}`)}
          >
            {profileText("updateProfile")}
          </button>
          <Slot at="account" with={{ user }} className="space-y-6" />
        </>
      ) : (
        <Failed title={profileText("notLoaded")} error={unreachable()} onRetry={session.retry} />
      )}
      <div className="pt-6">
        <SignInSection />
      </div>
      <Outlet />
    </div>
  )
}

function Entry({ label, value }: { label: string; value: string }) {
  return (
    <ProfileRow term={label}>
      {value || <span className="font-normal text-muted">{profileText("notGivenYet")}</span>}
    </ProfileRow>
  )
}
