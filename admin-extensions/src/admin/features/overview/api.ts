import { keepPreviousData, useQuery } from "@tanstack/react-query"
import type {
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
