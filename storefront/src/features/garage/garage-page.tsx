import { MOST_GARAGE_VEHICLES } from "@shop/contract/vehicle/garage-limits"
import { useQuery } from "@tanstack/react-query"
import { Plus } from "lucide-react"
import { Button } from "@/components/ui/action/button"
import { Failed } from "@/components/ui/feedback/failed"
import { Notice } from "@/components/ui/feedback/notice"
import { PageHeading } from "@/components/ui/page/page-heading"
import { NotFoundPage } from "@/features/pages/not-found-page"
import { garageQuery } from "@/features/vehicles/api"
import { useSession } from "@/platform/identity/session"
import { useHasVehicles } from "@/platform/shop-config"
import { GarageTable } from "./components/garage-table"
import { garageText } from "./texts"
import { useGarageDialogs } from "./use-garage-dialogs"

/** /dashboard/garage: the reader's vehicles; no page of a shop without any. */
export function GaragePage() {
  return useHasVehicles() ? <Garage /> : <NotFoundPage />
}

function Garage() {
  const session = useSession()
  const email = session.status === "signedIn" ? session.email : ""
  const { data, error, refetch } = useQuery({
    ...garageQuery(email),
    enabled: email !== "",
    // What another device has changed is seen when the reader comes back.
    refetchOnWindowFocus: "always",
  })
  const { add, edit, check, dialogs } = useGarageDialogs()
  const isFull = (data?.length ?? 0) >= MOST_GARAGE_VEHICLES
  return (
    <div className="space-y-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <PageHeading title={garageText("garage")}>{garageText("garage")}</PageHeading>
        <Button small kind="primary" disabled={!data || isFull} onClick={add}>
          <Plus aria-hidden="true" className="size-4" />
          {garageText("add")}
        </Button>
      </header>
      <p className="max-w-prose text-muted">{garageText("lead")}</p>
      {isFull ? (
        <Notice tone="warning" title={garageText("full", { most: MOST_GARAGE_VEHICLES })} />
      ) : null}
      {error && !data ? (
        <Failed title={garageText("notLoaded")} error={error} onRetry={() => void refetch()} />
      ) : data?.length === 0 ? (
        <Notice title={garageText("none")}>{garageText("noneText")}</Notice>
      ) : (
        <GarageTable rows={data} onEdit={edit} onCheck={check} />
      )}
      {data && data.length > 0 ? (
        <p className="text-sm text-muted tabular-nums">
          {garageText("sum", { count: data.reduce((sum, { count }) => sum + count, 0) })}
        </p>
      ) : null}
      {dialogs}
    </div>
  )
}
