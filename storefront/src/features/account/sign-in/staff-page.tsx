import { useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { Link } from "react-router-dom"
import { Failed } from "@/components/ui/feedback/failed"
import { Notice } from "@/components/ui/feedback/notice"
import { PageHeading } from "@/components/ui/page/page-heading"
import { useSession } from "@/platform/identity/session"
import { signInText } from "./texts"

const MEDUSA_ADMIN = "/app/to-deliver"

/** /staff: from the shop's account into Medusa Admin, which lies outside of this app. */
export function StaffPage() {
  const session = useSession()
  const entry = useQuery({
    queryKey: ["medusa-admin"],
    queryFn: async () => (await import("./enter-medusa-admin")).enterMedusaAdmin(),
    meta: { personal: true },
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const entered = entry.data === "entered"
  useEffect(() => {
    if (entered) location.replace(MEDUSA_ADMIN)
  }, [entered])

  return (
    <div className="page space-y-6 py-16">
      <PageHeading title={signInText("medusaAdmin")}>{signInText("medusaAdmin")}</PageHeading>
      {entry.isError ? (
        <Failed
          title={signInText("adminNotOpened")}
          error={entry.error}
          onRetry={() => void entry.refetch()}
        />
      ) : null}
      {entry.data === "refused" ? (
        <Notice title={signInText("adminForAdministrators")}>
          {signInText("askForRole", {
            as:
              session.status === "signedIn" ? signInText("asEmail", { email: session.email }) : "",
          })}
        </Notice>
      ) : null}
      {entry.data === "second factor" ? (
        <Notice
          tone="warning"
          title={signInText("adminAsksFactor")}
          action={
            <Link to="/dashboard" className="btn btn-sm">
              {signInText("openProfile")}
            </Link>
          }
        >
          {signInText("addFactorText")}
        </Notice>
      ) : null}
      {entry.isFetching || entered ? <p role="status">{signInText("opening")}</p> : null}
    </div>
  )
}
