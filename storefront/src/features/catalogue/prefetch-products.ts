import { queryClient } from "@/platform/query-client"
import { shopConfigQuery } from "@/platform/shop-config"
import { categoriesQuery } from "./categories"
import { productPagesQuery } from "./product-pages"
import { readSearch } from "./product-search"

/** Asks for what the list shows while its code is still on the way. */
export function prefetchProducts(): void {
  void queryClient.prefetchQuery(shopConfigQuery)
  const search = readSearch(new URLSearchParams(location.search))
  void queryClient.prefetchInfiniteQuery(productPagesQuery(search))
  void queryClient.prefetchQuery(categoriesQuery)
}
