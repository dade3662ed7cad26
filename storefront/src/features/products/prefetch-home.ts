import { queryClient } from "@/platform/query-client"
import { shopConfigQuery } from "@/platform/shop-config"
import { firstProductsQuery, HOME_PRODUCTS } from "./first-products"

/** Asks for what the home page shows while its code is still on the way. */
export function prefetchHome(): void {
  void queryClient.prefetchQuery(shopConfigQuery)
  void queryClient.prefetchQuery(firstProductsQuery(HOME_PRODUCTS))
}
