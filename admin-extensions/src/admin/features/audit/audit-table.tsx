import { DataTable, Heading, Text, useDataTable } from "@medusajs/ui"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { useAuditQuery } from "./use-audit-query"
import { useAuditTrail } from "./api"
import { auditColumns } from "./audit-columns"
import { auditFilters } from "./audit-filters"
import { LoadFailure } from "../../components/load-failure"

/** All that was changed, searched and filtered. */
export function AuditTable() {
  const { t } = useTranslation("shop")
  const { query, pages, table } = useAuditQuery()
  const { data, isPending, isPlaceholderData, error, refetch } = useAuditTrail(query)
  const instance = useDataTable({
    ...table,
    data: useMemo(() => data?.entries ?? [], [data]),
    columns: useMemo(() => auditColumns(t), [t]),
    filters: useMemo(() => auditFilters(t), [t]),
    pagination: pages(isPlaceholderData ? null : data?.next_cursor),
    getRowId: ({ id }) => id,
    rowCount: data?.count ?? 0,
    isLoading: isPending,
  })
  const { empty, filtered } = {
    empty: {
      heading: t("auditTrail.empty.heading"),
      description: t("auditTrail.empty.description"),
    },
    filtered: {
      heading: t("auditTrail.filtered.heading"),
      description: t("auditTrail.filtered.description"),
    },
  }

  return (
    <DataTable instance={instance}>
      <DataTable.Toolbar className="flex flex-col items-start justify-between gap-2 md:flex-row md:items-center">
        <div>
          <Heading>{t("auditTrail.title")}</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            {t("auditTrail.lead")}
          </Text>
        </div>
        <div className="flex items-center gap-2">
          <DataTable.FilterMenu />
          <DataTable.Search
            placeholder={t("auditTrail.search")}
            aria-label={t("auditTrail.search")}
          />
        </div>
      </DataTable.Toolbar>
      {error && !data ? (
        <LoadFailure onRetry={() => void refetch()}>
          {t("auditTrail.loadFailed", { reason: error.message })}
        </LoadFailure>
      ) : (
        <>
          <DataTable.Table emptyState={{ empty, filtered }} />
          <DataTable.Pagination />
        </>
      )}
    </DataTable>
  )
}
