import { Container, Table, Text } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import type { AcesRun } from "../../../../../backend/src/contract/aces/aces-import"
import { LoadState, Note } from "../../components/load-state"
import { SectionHeader } from "../../components/section-header"
import { SimpleTable } from "../../components/simple-table"
import { TablePages } from "../../components/table-pages"
import { useFormats } from "../../platform/formats"
import { AcesDropzone } from "./send/aces-dropzone"
import { PAGE, useAcesRuns } from "./api"
import { RunState } from "./run-state"

/** ACES files: where a new one is sent, and those that were. */
export function AcesImports() {
  const { t } = useTranslation("shop")
  return (
    <Container className="divide-y p-0">
      <SectionHeader level="h2" title={t("aces.title")} lead={t("aces.lead")} />
      <AcesDropzone />
      <RunList />
    </Container>
  )
}

function RunList() {
  const { t } = useTranslation("shop")
  const [page, setPage] = useState(0)
  const query = useAcesRuns(page * PAGE)
  const { data } = query
  if (!data)
    return <LoadState query={query} failed={(reason) => t("aces.loadFailed", { reason })} />
  if (data.count === 0) return <Note role="status">{t("aces.none")}</Note>
  return (
    <div>
      <SimpleTable
        columns={[
          t("aces.columns.file"),
          t("aces.columns.brand"),
          t("aces.columns.type"),
          { right: t("aces.columns.apps") },
          t("aces.columns.state"),
          t("aces.columns.sent"),
        ]}
      >
        {data.runs.map((run) => (
          <RunRow key={run.id} run={run} />
        ))}
      </SimpleTable>
      <TablePages count={data.count} rows={PAGE} page={page} onPage={setPage} />
    </div>
  )
}

function RunRow({ run }: { run: AcesRun }) {
  const { number, time } = useFormats()
  const { id, file_name, brand, submission_type, apps, created_at, actor } = run
  return (
    <Table.Row>
      <Table.Cell className="max-w-[16rem] py-2">
        <Link
          to={`/vehicles/aces/${id}`}
          className="text-ui-fg-interactive focus-visible:shadow-borders-focus block truncate rounded-sm outline-none hover:underline"
        >
          {file_name}
        </Link>
        <Text size="small" className="text-ui-fg-subtle truncate">
          {actor}
        </Text>
      </Table.Cell>
      <Table.Cell>{brand}</Table.Cell>
      <Table.Cell>{submission_type}</Table.Cell>
      <Table.Cell className="text-right tabular-nums">{number(apps)}</Table.Cell>
      <Table.Cell>
        <RunState {...run} />
      </Table.Cell>
      <Table.Cell className="whitespace-nowrap">{time(created_at)}</Table.Cell>
    </Table.Row>
  )
}
