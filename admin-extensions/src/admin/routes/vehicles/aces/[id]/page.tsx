import { Container } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { useParams } from "react-router-dom"
import { LoadState } from "../../../../components/load-state"
import { useAcesRun } from "../../../../features/aces/api"
import { GroupList } from "../../../../features/aces/mapping/group-list"
import { RunSummary } from "../../../../features/aces/run/run-summary"

/** One ACES file: what it says, what it names, and what staff do with it. */
const AcesRunPage = () => {
  const { t } = useTranslation("shop")
  const { id = "" } = useParams()
  const query = useAcesRun(id)
  const { data } = query
  if (!data) {
    return (
      <Container className="p-0">
        <LoadState query={query} failed={(reason) => t("aces.oneLoadFailed", { reason })} />
      </Container>
    )
  }
  return (
    <div className="flex flex-col gap-y-3">
      <RunSummary run={data.run} />
      {data.run.counts ? <GroupList run={data.run} /> : null}
    </div>
  )
}

export default AcesRunPage
