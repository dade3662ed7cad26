import { defineRouteConfig } from "@medusajs/admin-sdk"
import { ChartBar } from "@medusajs/icons"
import { Container, Skeleton } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { LoadState } from "../../components/load-state"
import { useOverview, type OverviewDays } from "../../features/overview/api"
import { OverviewChart } from "../../features/overview/overview-chart"
import { OverviewFigures } from "../../features/overview/overview-figures"
import { OverviewHeader } from "../../features/overview/overview-header"
import { OverviewLists } from "../../features/overview/overview-lists"
import { SecondFactorNotice } from "../../features/overview/second-factor-notice"

/** What staff see first: how the shop does, and what waits for them. */
const OverviewPage = () => {
  const { t } = useTranslation("shop")
  const [days, setDays] = useState<OverviewDays>("30")
  const query = useOverview(days)
  const overview = query.data?.overview
  return (
    <div className="flex flex-col gap-y-3">
      {overview?.second_factor === false ? <SecondFactorNotice /> : null}
      <Container className="divide-y p-0">
        <OverviewHeader days={days} onDays={setDays} overview={overview} />
        {overview ? <OverviewFigures overview={overview} /> : null}
      </Container>
      {overview ? (
        <>
          <OverviewChart key={days} overview={overview} />
          <OverviewLists overview={overview} />
        </>
      ) : query.error ? (
        <Container className="p-0">
          <LoadState query={query} failed={(reason) => t("overview.loadFailed", { reason })} />
        </Container>
      ) : (
        <OverviewSkeleton />
      )}
    </div>
  )
}

/** Where figures, chart and lists will be. */
function OverviewSkeleton() {
  const { t } = useTranslation("shop")
  return (
    <div role="status" aria-label={t("common.loading")} className="flex flex-col gap-y-3">
      {["h-24", "h-80", "h-56"].map((height) => (
        <Container key={height} className="p-4">
          <Skeleton className={`${height} w-full`} />
        </Container>
      ))}
    </div>
  )
}

export const config = defineRouteConfig({
  label: "overview.title",
  translationNs: "shop",
  icon: ChartBar,
})

export default OverviewPage
