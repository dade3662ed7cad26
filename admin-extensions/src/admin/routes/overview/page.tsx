import { defineRouteConfig } from "@medusajs/admin-sdk"
import { ChartBar } from "@medusajs/icons"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Container } from "@medusajs/ui"
import { OverviewChart } from "../../features/overview/overview-chart"
import { OverviewFigures } from "../../features/overview/overview-figures"
import { OverviewHeader } from "../../features/overview/overview-header"
import { OverviewLists } from "../../features/overview/overview-lists"
import { OverviewSkeleton } from "../../features/overview/overview-skeleton"
import { PageState } from "../../components/page-state"
import { useOverview, type OverviewDays } from "../../features/overview/api"

/** What staff see first: how the shop does, and what waits for them. */
const OverviewPage = () => {
  const { t } = useTranslation("shop")
  const [days, setDays] = useState<OverviewDays>("30")
  const { data, error, refetch } = useOverview(days)
  const overview = data?.overview
  return (
    <div className="flex flex-col gap-y-3">
      <Container className="divide-y p-0">
        <OverviewHeader days={days} onDays={setDays} overview={overview} />
        {overview ? <OverviewFigures overview={overview} /> : null}
      </Container>
      {overview ? (
        <>
          <OverviewChart key={days} overview={overview} />
          <OverviewLists overview={overview} />
        </>
      ) : error ? (
        <Container className="p-0">
          <PageState
            error={error}
            failed={(reason) => t("overview.loadFailed", { reason })}
            onRetry={() => void refetch()}
          />
        </Container>
      ) : (
        <OverviewSkeleton />
      )}
    </div>
  )
}

export const config = defineRouteConfig({
  label: "overview.title",
  translationNs: "shop",
  icon: ChartBar,
})

export default OverviewPage
