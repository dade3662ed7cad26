import { Failed } from "@/components/ui/feedback/failed"
import { Notice } from "@/components/ui/feedback/notice"
import { PageHeading } from "@/components/ui/page/page-heading"
import { unreachable } from "@/platform/api/api-error"
import { useSession } from "@/platform/identity/session"
import { frameText } from "../texts"

/** In place of a page for administrators: for whoever is none, and where nobody could be asked. */
export function NoAdministratorPage() {
  const session = useSession()
  if (session.status !== "signedIn") return null
  if (!session.user) {
    return (
      <Failed title={frameText("accountNotLoaded")} error={unreachable()} onRetry={session.retry} />
    )
  }
  return (
    <div className="space-y-6">
      <PageHeading title={frameText("forAdministrators")}>
        {frameText("forAdministrators")}
      </PageHeading>
      <Notice title={frameText("forAdministratorsOnly")}>
        {frameText("askForRole", { email: session.email })}
      </Notice>
    </div>
  )
}
