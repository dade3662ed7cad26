import { queryClient } from "@/platform/query-client"
import { shopConfigQuery } from "@/platform/shop-config"
import {
  firstProductsQuery,
  HOME_PRODUCTS,
  productFacetsQuery,
  productPagesQuery,
  productQuery,
} from "./api"
import { FILTERS_BESIDE, needsFacets } from "./list/facets-needed"
import { listView } from "./list/table/list-view"
import { type ProductSearch, readSearch } from "./search/product-search"

/** Asks for what the list at an address shows while its code is still on the way. */
export function prefetchProducts(asked: string): void {
  void queryClient.prefetchQuery(shopConfigQuery)
  const search = readSearch(new URLSearchParams(asked))
  void queryClient.prefetchInfiniteQuery(productPagesQuery(search, listView()))
  const shown = { beside: matchMedia(FILTERS_BESIDE).matches, view: listView() }
  if (needsFacets(search, shown)) prefetchFacets(search)
}

/** Asks for what a list can be narrowed by, for who is about to. */
export function prefetchFacets(search: ProductSearch): void {
  void queryClient.prefetchQuery(productFacetsQuery(search))
}

/** Asks for what the home page shows while its code is still on the way. */
export function prefetchHome(): void {
  void queryClient.prefetchQuery(shopConfigQuery)
  void queryClient.prefetchQuery(firstProductsQuery(HOME_PRODUCTS))
}

/** Asks for a part that somebody is about to look at. */
export function prefetchProduct(id: string): void {
  void queryClient.prefetchQuery(productQuery(id))
}
