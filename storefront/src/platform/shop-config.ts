import { queryOptions, useQuery } from "@tanstack/react-query"
import type { ShopConfig } from "@shop/contract/shop/config"
import { callForData } from "./api/call-api"
import { shopFacts } from "./shop-facts"

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

/**
 * Whether the shop tells which parts fit a vehicle. The page says it, before the first line is drawn;
 * of one that Vite serves the settings do.
 */
export function useHasVehicles(): boolean {
  const told = useShopConfig()?.vehicles
  return (shopFacts.vehicles ?? told) === true
}

/** Whether an order adds tax to the prices that are shown; false until it is known. */
export function useAddsTax(): boolean {
  return useShopConfig()?.pricesIncludeTax === false
}
