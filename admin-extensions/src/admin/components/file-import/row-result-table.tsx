import {
  createDataTableColumnHelper,
  DataTable,
  StatusBadge,
  Tabs,
  Text,
  useDataTable,
  type DataTablePaginationState,
} from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { ImportCounts, RowResult } from "../../../../../backend/src/contract/staff/file-import"

const PAGE = 20
const COLORS = { create: "green", update: "blue", unchanged: "grey", invalid: "red" } as const

const helper = createDataTableColumnHelper<RowResult>()

const FILTERS = {
  all: ["create", "update", "unchanged", "invalid"],
  problems: ["invalid"],
  changes: ["create", "update"],
} as const satisfies Record<string, readonly RowResult["outcome"][]>
type Filter = keyof typeof FILTERS

type Change = RowResult["changes"][number]

/** What files say of their rows in words of their own. */
export type RowTexts = {
  /** Of a row that makes something, beside its changes. */
  made?: string
  /** A change; what is left undefined is told as a column's value that becomes another. */
  change?: (change: Change) => string | undefined
}

type RowResultTableProps = { rows: RowResult[]; counts: ImportCounts; texts: RowTexts }

/** The result of every row, or those of one kind; problems first where there are any. */
export function RowResultTable({ rows, counts, texts }: RowResultTableProps) {
  const { t } = useTranslation("shop")
  const [filter, setFilter] = useState<Filter>(counts.invalid > 0 ? "problems" : "all")
  const [page, setPage] = useState<DataTablePaginationState>({ pageIndex: 0, pageSize: PAGE })
  const kinds: readonly string[] = FILTERS[filter]
  const found = rows.filter(({ outcome }) => kinds.includes(outcome))
  const start = page.pageIndex * page.pageSize
  const instance = useDataTable({
    data: found.slice(start, start + page.pageSize),
    columns: useColumns(texts),
    getRowId: ({ line }) => String(line),
    rowCount: found.length,
    pagination: { state: page, onPaginationChange: setPage },
  })
  const choose = (value: string) => {
    setFilter(value as Filter)
    setPage({ pageIndex: 0, pageSize: PAGE })
  }
  const empty = { heading: t("fileImport.empty.heading") }
  return (
    <Tabs value={filter} onValueChange={choose}>
      <Tabs.List aria-label={t("fileImport.filter.label")} className="px-6 py-4">
        {(Object.keys(FILTERS) as Filter[]).map((kind) => (
          <Tabs.Trigger key={kind} value={kind}>
            {t(`fileImport.filter.${kind}`, { count: sum(counts, FILTERS[kind]) })}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={filter}>
        <DataTable instance={instance}>
          <DataTable.Table
            emptyState={{
              empty: { ...empty, description: t("fileImport.empty.description") },
            }}
          />
          <DataTable.Pagination />
        </DataTable>
      </Tabs.Content>
    </Tabs>
  )
}

function sum(counts: ImportCounts, kinds: readonly RowResult["outcome"][]): number {
  return kinds.reduce((total, kind) => total + counts[kind], 0)
}

/** Their sizes are shares, which fit 768 pixels as they are. */
function useColumns(texts: RowTexts) {
  const { t } = useTranslation("shop")
  return [
    helper.accessor("line", { header: t("fileImport.columns.line"), size: 64 }),
    helper.accessor("sku", { header: t("fileImport.columns.sku"), size: 160 }),
    helper.accessor("outcome", {
      header: t("fileImport.columns.result"),
      size: 130,
      cell: ({ row: { original } }) => (
        <StatusBadge color={COLORS[original.outcome]}>
          {t(`fileImport.result.${original.outcome}`)}
        </StatusBadge>
      ),
    }),
    helper.accessor((row) => row, {
      id: "what",
      header: t("fileImport.columns.what"),
      size: 380,
      cell: ({ getValue }) => <What row={getValue()} texts={texts} />,
    }),
  ]
}

function What({ row, texts }: { row: RowResult; texts: RowTexts }) {
  const { t } = useTranslation("shop")
  const orNothing = (text: string) => text || t("fileImport.nothing")
  const valuesOf = ({ column, from, to }: Change) => ({
    column,
    from: orNothing(from),
    to: orNothing(to),
  })
  const sentences = [
    ...row.problems.map(({ column, message }) =>
      column === null ? message : t("fileImport.problem", { column, message }),
    ),
    ...row.changes.map(
      (change) => texts.change?.(change) ?? t("fileImport.change", valuesOf(change)),
    ),
    ...(row.outcome === "create" && texts.made !== undefined ? [texts.made] : []),
  ]
  return (
    <div className="max-w-[36rem] whitespace-normal py-2">
      {sentences.map((sentence) => (
        <Text key={sentence} size="small" className="line-clamp-3 break-words" title={sentence}>
          {sentence}
        </Text>
      ))}
    </div>
  )
}
