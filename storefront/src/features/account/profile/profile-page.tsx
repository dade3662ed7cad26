import { Outlet, useNavigate } from "react-router-dom"
import { Failed } from "@/components/ui/feedback/failed"
import { PageHeading } from "@/components/ui/page/page-heading"
import { unreachable } from "@/platform/api/api-error"
import { useSession } from "@/platform/identity/session"
import { ProfileRow } from "./components/profile-row"
import { SignInSection } from "./components/sign-in-section"

/** /dashboard: what the shop knows of the reader. */
export function ProfilePage() {
  const session = useSession()
  const navigate = useNavigate()
  if (session.status !== "signedIn") return null
  const { user } = session
  return (
    <div className="max-w-3xl space-y-6">
      <PageHeading title="My Profile">My Profile</PageHeading>
      {user ? (
        <>
          <dl className="border-t border-line">
            <Entry label="Name" value={user.name} />
            <Entry label="Email" value={user.email} />
            <Entry label="Education" value={user.education} />
            <Entry label="Address" value={user.address} />
            <Entry label="Phone" value={user.phone} />
          </dl>
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => navigate(`/dashboard/updateUser/${user._id}`)}
          >
            Update Profile
          </button>
        </>
      ) : (
        <Failed
          title="Your profile could not be loaded"
          error={unreachable()}
          onRetry={session.retry}
        />
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
      {value || <span className="font-normal text-muted">Not given yet</span>}
    </ProfileRow>
  )
}
