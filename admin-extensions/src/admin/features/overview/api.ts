import { keepPreviousData, useQuery } from "@tanstack/react-query"
import type {
  LowStockPage,
  LowStockQuery,
  Overview,
  OverviewQuery,
} from "../../../../../backend/src/contract/staff/admin-overview"
import { sdk } from "../../platform/sdk"

export type OverviewDays = OverviewQuery["days"]

/** The figures of the last days; the former ones stay until they are there. */
export function useOverview(days: OverviewDays) {
  return useQuery({
    queryKey: ["overview", days],
    queryFn: () => sdk.client.fetch<{ overview: Overview }>("/admin/overview", { query: { days } }),
    placeholderData: keepPreviousData,
  })
}

/** A page of the parts that are low on stock. */
export function useLowStock(query: LowStockQuery) {
  return useQuery({
    queryKey: ["overview", "low-stock", query],
    queryFn: () => sdk.client.fetch<LowStockPage>("/admin/overview/low-stock", { query }),
    placeholderData: keepPreviousData,
  })
}
