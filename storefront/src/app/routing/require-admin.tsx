import { Outlet } from "react-router-dom"
import { Failed } from "@/components/ui/feedback/failed"
import { Notice } from "@/components/ui/feedback/notice"
import { PageHeading } from "@/components/ui/page/page-heading"
import { unreachable } from "@/platform/api/api-error"
import { useSession } from "@/platform/identity/session"

/** Shows the pages below to administrators only; the server refuses their calls to others anyway. */
export function RequireAdmin() {
  const session = useSession()
  if (session.status !== "signedIn") return null
  if (session.user?.isAdmin) return <Outlet />
  if (!session.user) {
    return (
      <Failed
        title="Your account could not be loaded"
        error={unreachable()}
        onRetry={session.retry}
      />
    )
  }
  return (
    <div className="space-y-6">
      <PageHeading title="For administrators">For administrators</PageHeading>
      <Notice title="This page is for administrators.">
        You are signed in as {session.email}. Ask an administrator of the works for the role.
      </Notice>
    </div>
  )
}
