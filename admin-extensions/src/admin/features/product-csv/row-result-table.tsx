import { DataTable, Tabs, useDataTable, type DataTablePaginationState } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type {
  ImportCounts,
  ImportVerdict,
} from "../../../../../backend/src/contract/product/product-import"
import { useVerdictColumns } from "./row-result-columns"

const PAGE = 20
const FILTERS = {
  all: ["create", "update", "unchanged", "invalid"],
  problems: ["invalid"],
  changes: ["create", "update"],
} as const satisfies Record<string, readonly ImportVerdict["verdict"][]>
type Filter = keyof typeof FILTERS

type VerdictTableProps = { rows: ImportVerdict[]; counts: ImportCounts }

/** Every row's verdict, or those of one kind; problems first where there are any. */
export function ImportVerdictTable({ rows, counts }: VerdictTableProps) {
  const { t } = useTranslation("shop")
  const [filter, setFilter] = useState<Filter>(counts.invalid > 0 ? "problems" : "all")
  const [page, setPage] = useState<DataTablePaginationState>({ pageIndex: 0, pageSize: PAGE })
  const kinds: readonly string[] = FILTERS[filter]
  const found = rows.filter(({ verdict }) => kinds.includes(verdict))
  const start = page.pageIndex * page.pageSize
  const instance = useDataTable({
    data: found.slice(start, start + page.pageSize),
    columns: useVerdictColumns(),
    getRowId: ({ line }) => String(line),
    rowCount: found.length,
    pagination: { state: page, onPaginationChange: setPage },
  })
  const choose = (value: string) => {
    setFilter(value as Filter)
    setPage({ pageIndex: 0, pageSize: PAGE })
  }
  const empty = { heading: t("productFile.empty.heading") }
  return (
    <Tabs value={filter} onValueChange={choose}>
      <Tabs.List aria-label={t("productFile.filter.label")} className="px-6 py-4">
        {(Object.keys(FILTERS) as Filter[]).map((kind) => (
          <Tabs.Trigger key={kind} value={kind}>
            {t(`productFile.filter.${kind}`, { count: sum(counts, FILTERS[kind]) })}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={filter}>
        <DataTable instance={instance}>
          <DataTable.Table
            emptyState={{
              empty: { ...empty, description: t("productFile.empty.description") },
            }}
          />
          <DataTable.Pagination />
        </DataTable>
      </Tabs.Content>
    </Tabs>
  )
}

function sum(counts: ImportCounts, kinds: readonly ImportVerdict["verdict"][]): number {
  return kinds.reduce((total, kind) => total + counts[kind], 0)
}
