import { useDataTable, type DataTableRowSelectionState } from "@medusajs/ui"
import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router-dom"
import { ListTable } from "../../components/list-table"
import { useFormats } from "../../platform/formats"
import { useDeliveryQueue, useLocations } from "./api"
import { openPapers } from "./open-papers"
import { queueAddressOf, queueQueryOf, queueStateOf, ROWS, type QueueState } from "./queue-address"
import { queueColumns } from "./queue-columns"
import { queueFilters } from "./queue-filters"

/** What waits to be delivered; what is asked of it stands in the page's address. */
export function QueueTable({ onDeliver }: { onDeliver: (ids: string[]) => void }) {
  const { t } = useTranslation("shop")
  const formats = useFormats()
  const [address, setAddress] = useSearchParams()
  const state = queueStateOf(address)
  const list = useDeliveryQueue(queueQueryOf(state))
  const { data, isPending } = list
  const { data: places } = useLocations()
  const [selection, setSelection] = useState<DataTableRowSelectionState>({})
  const ask = (change: Partial<QueueState>) =>
    setAddress(queueAddressOf({ ...state, pageIndex: 0, ...change }), { replace: true })

  const withSelected = (act: (ids: string[]) => void) => (chosen: DataTableRowSelectionState) => {
    act(Object.keys(chosen))
    setSelection({})
  }
  const instance = useDataTable({
    data: useMemo(() => data?.orders ?? [], [data]),
    columns: useMemo(() => queueColumns(t, formats), [t, formats]),
    filters: useMemo(() => queueFilters(t, places?.stock_locations ?? []), [t, places]),
    getRowId: ({ id }) => id,
    rowCount: data?.count ?? 0,
    isLoading: isPending,
    search: { state: state.q, onSearchChange: (q) => ask({ q }) },
    filtering: {
      state: state.filters,
      onFilteringChange: (filters) => ask({ filters: filters as QueueState["filters"] }),
    },
    sorting: { state: state.sorting, onSortingChange: (sorting) => ask({ sorting }) },
    pagination: {
      state: { pageIndex: state.pageIndex, pageSize: ROWS },
      onPaginationChange: ({ pageIndex }) => ask({ pageIndex }),
    },
    rowSelection: { state: selection, onRowSelectionChange: setSelection },
    commands: [
      { label: t("deliveryQueue.deliver.action"), shortcut: "d", action: withSelected(onDeliver) },
      {
        label: t("deliveryQueue.papers.slip"),
        shortcut: "s",
        action: (chosen) => openPapers("slip", Object.keys(chosen)),
      },
      {
        label: t("deliveryQueue.papers.pick"),
        shortcut: "l",
        action: (chosen) => openPapers("pick", Object.keys(chosen)),
      },
    ],
  })

  return (
    <ListTable
      instance={instance}
      query={list}
      texts={{
        title: t("deliveryQueue.title"),
        lead: data ? t("deliveryQueue.lead", { count: data.count }) : "",
        search: t("deliveryQueue.search"),
        failed: (reason) => t("deliveryQueue.loadFailed", { reason }),
        empty: t("deliveryQueue.empty", { returnObjects: true }),
        filtered: t("deliveryQueue.filtered", { returnObjects: true }),
      }}
      isSortable
      selected={(count) => t("deliveryQueue.selected", { count })}
    />
  )
}
