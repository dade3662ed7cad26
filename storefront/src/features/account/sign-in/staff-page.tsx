import { useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { Failed } from "@/components/ui/feedback/failed"
import { Notice } from "@/components/ui/feedback/notice"
import { PageHeading } from "@/components/ui/page/page-heading"
import { useSession } from "@/platform/identity/session"

const MEDUSA_ADMIN = "/app/orders"

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
      <PageHeading title="Medusa Admin">Medusa Admin</PageHeading>
      {entry.isError ? (
        <Failed
          title="Medusa Admin could not be opened"
          error={entry.error}
          onRetry={() => void entry.refetch()}
        />
      ) : null}
      {entry.data === "refused" ? (
        <Notice title="Medusa Admin is for administrators.">
          You are signed in{session.status === "signedIn" ? ` as ${session.email}` : ""}. Ask an
          administrator of the works for the role.
        </Notice>
      ) : null}
      {entry.isFetching || entered ? <p role="status">Opening Medusa Admin…</p> : null}
    </div>
  )
}
