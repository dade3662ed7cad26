import { createDataTableFilterHelper, useDataTable } from "@medusajs/ui"
import type { TFunction } from "i18next"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import {
  ACTOR_KINDS,
  AUDITED_KINDS,
  VEHICLE_KINDS,
  type AuditEntryView,
} from "../../../../../backend/src/contract/staff/audit-trail"
import { ListTable } from "../../components/list-table"
import { useAuditTrail } from "./api"
import { useHasVehicles } from "../vehicles/api"
import { auditColumns } from "./audit-columns"
import { useAuditQuery } from "./use-audit-query"

const helper = createDataTableFilterHelper<AuditEntryView>()
const OF_VEHICLES: readonly string[] = VEHICLE_KINDS
const DAY = 24 * 60 * 60 * 1000

/** All that was changed, searched and filtered. */
export function AuditTable() {
  const { t } = useTranslation("shop")
  const { query, pages, table } = useAuditQuery()
  const trail = useAuditTrail(query)
  const hasVehicles = useHasVehicles() === true
  const { data, isPending, isPlaceholderData } = trail
  const instance = useDataTable({
    ...table,
    data: useMemo(() => data?.entries ?? [], [data]),
    columns: useMemo(() => auditColumns(t), [t]),
    filters: useMemo(() => auditFilters(t, hasVehicles), [t, hasVehicles]),
    pagination: pages(isPlaceholderData ? null : data?.next_cursor),
    getRowId: ({ id }) => id,
    rowCount: data?.count ?? 0,
    isLoading: isPending,
  })
  return (
    <ListTable
      instance={instance}
      query={trail}
      texts={{
        title: t("auditTrail.title"),
        lead: data?.has_more
          ? `${t("auditTrail.lead")} ${t("auditTrail.more", { count: data.count })}`
          : t("auditTrail.lead"),
        search: t("auditTrail.search"),
        failed: (reason) => t("auditTrail.loadFailed", { reason }),
        empty: t("auditTrail.empty", { returnObjects: true }),
        filtered: t("auditTrail.filtered", { returnObjects: true }),
      }}
    />
  )
}

/** By kind of thing, kind of actor and time; names are found by the search. */
function auditFilters(t: TFunction<"shop">, hasVehicles: boolean) {
  const since = (days: number) => ({ $gte: new Date(Date.now() - days * DAY).toISOString() })
  return [
    helper.accessor("kind", {
      type: "radio",
      label: t("auditTrail.filters.kind"),
      options: AUDITED_KINDS.filter((kind) => hasVehicles || !OF_VEHICLES.includes(kind)).map(
        (value) => ({ value, label: t(`auditTrail.kinds.${value}`) }),
      ),
    }),
    helper.accessor("actor_kind", {
      type: "radio",
      label: t("auditTrail.filters.actor"),
      options: ACTOR_KINDS.map((value) => ({ value, label: t(`auditTrail.actors.${value}`) })),
    }),
    helper.accessor("created_at", {
      type: "date",
      label: t("auditTrail.filters.time"),
      format: "date",
      options: [
        { label: t("auditTrail.filters.day"), value: since(1) },
        { label: t("auditTrail.filters.week"), value: since(7) },
        { label: t("auditTrail.filters.month"), value: since(30) },
      ],
    }),
  ]
}
