import { useState } from "react"
import { useTranslation } from "react-i18next"
import { LoadState, Note } from "../../../components/load-state"
import { SimpleTable } from "../../../components/simple-table"
import { TablePages } from "../../../components/table-pages"
import { PAGE, useRuns } from "../api"
import { RunRow } from "./run-row"

/** What files did, the newest first. */
export function RunList() {
  const { t } = useTranslation("shop")
  const [page, setPage] = useState(0)
  const query = useRuns(page)
  const { data, dataUpdatedAt } = query
  if (!data) {
    return <LoadState query={query} failed={(reason) => t("data.runs.loadFailed", { reason })} />
  }
  if (data.count === 0) return <Note role="status">{t("data.runs.none")}</Note>
  return (
    <div>
      <SimpleTable
        columns={[
          t("data.runs.columns.what"),
          t("data.runs.columns.state"),
          t("data.runs.columns.rows"),
          t("data.runs.columns.result"),
          t("data.runs.columns.sent"),
        ]}
      >
        {data.runs.map((run) => (
          <RunRow key={run.id} run={run} now={dataUpdatedAt} />
        ))}
      </SimpleTable>
      <TablePages count={data.count} rows={PAGE} page={page} onPage={setPage} />
    </div>
  )
}
