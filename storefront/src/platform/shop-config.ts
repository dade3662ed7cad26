import { queryOptions, useQuery } from "@tanstack/react-query"
import type { ShopConfig } from "@shop/contract/shop/config"
import { callForData } from "./api/call-api"

/** GET /config: what never changes while a page is open. */
export const shopConfigQuery = queryOptions({
  queryKey: ["config"],
  // As a guest: renewing a stale token needs this very answer.
  queryFn: ({ signal }) => callForData<ShopConfig>("/config", { token: null, signal }),
  staleTime: Infinity,
  gcTime: Infinity,
  refetchOnReconnect: false,
})

export function useShopConfig(): ShopConfig | undefined {
  return useQuery(shopConfigQuery).data
}

/** Whether an order adds tax to the prices that are shown; false until it is known. */
export function useAddsTax(): boolean {
  return useShopConfig()?.pricesIncludeTax === false
}
