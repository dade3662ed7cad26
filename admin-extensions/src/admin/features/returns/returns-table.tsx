import { createDataTableFilterHelper, useDataTable } from "@medusajs/ui"
import type { TFunction } from "i18next"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router-dom"
import type { StaffReturn } from "../../../../../backend/src/contract/return/staff-return"
import { ListTable } from "../../components/list-table"
import { useFormats } from "../../platform/formats"
import { useReturns } from "./api"
import {
  addressNow,
  CHOICES,
  OPEN,
  returnsAddressOf,
  returnsAskedBy,
  returnsQueryOf,
  ROWS,
  type ReturnsAsked,
  type ReturnsFilters,
} from "./returns-address"
import { returnsColumns } from "./returns-columns"

const helper = createDataTableFilterHelper<StaffReturn>()

const filters = (t: TFunction<"shop">) => [
  helper.accessor("state", {
    type: "radio",
    label: t("returns.columns.state"),
    options: CHOICES.map((value) => ({ label: t(`returns.states.${value}`), value })),
  }),
]

/** What customers asked to give back, what waits first; what is asked of it stands in the page's address. */
export function ReturnsTable() {
  const { t } = useTranslation("shop")
  const formats = useFormats()
  const [address, setAddress] = useSearchParams()
  const asked = returnsAskedBy(address)
  const list = useReturns(returnsQueryOf(asked))
  const { data, isPending } = list
  const ask = (change: Partial<ReturnsAsked>) => {
    const now = addressNow()
    const wanted = { ...returnsAskedBy(now), pageIndex: 0, ...change }
    setAddress(returnsAddressOf(wanted, now.get(OPEN)), { replace: true })
  }
  const columns = useMemo(() => {
    const link = {
      addressOf: (id: string) => returnsAddressOf(returnsAskedBy(address), id).toString(),
      open: (id: string) => setAddress(returnsAddressOf(returnsAskedBy(addressNow()), id)),
    }
    return returnsColumns(t, formats, link)
  }, [t, formats, address, setAddress])

  const instance = useDataTable({
    data: useMemo(() => data?.returns ?? [], [data]),
    columns,
    filters: useMemo(() => filters(t), [t]),
    getRowId: ({ _id }) => _id,
    rowCount: data?.count ?? 0,
    isLoading: isPending,
    search: { state: asked.q, onSearchChange: (q) => ask({ q }) },
    filtering: {
      state: asked.state ? { state: asked.state } : {},
      onFilteringChange: ({ state = "all" }: ReturnsFilters) =>
        ask({ state: returnsAskedBy(new URLSearchParams({ state })).state }),
    },
    pagination: {
      state: { pageIndex: asked.pageIndex, pageSize: ROWS },
      onPaginationChange: ({ pageIndex }) => ask({ pageIndex }),
    },
  })

  const isWaiting = asked.state === "waiting" && asked.q === ""
  return (
    <ListTable
      instance={instance}
      query={list}
      texts={{
        title: t("returns.title"),
        lead: data ? t("returns.lead", { count: data.count }) : "",
        search: t("returns.search"),
        failed: (reason) => t("returns.loadFailed", { reason }),
        empty: t("returns.empty", { returnObjects: true }),
        filtered: t(isWaiting ? "returns.nothingOpen" : "returns.filtered", {
          returnObjects: true,
        }),
      }}
    />
  )
}
