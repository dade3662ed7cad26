import { queryClient } from "@/platform/query-client"
import { shopConfigQuery } from "@/platform/shop-config"
import { FILTERS_BESIDE, needsFacets } from "./list/filters-beside"
import { productFacetsQuery } from "./product-facets"
import { productPagesQuery } from "./product-pages"
import { readSearch, type ProductSearch } from "./search/product-search"

/** Asks for what the list at an address shows while its code is still on the way. */
export function prefetchProducts(asked: string): void {
  void queryClient.prefetchQuery(shopConfigQuery)
  const search = readSearch(new URLSearchParams(asked))
  void queryClient.prefetchInfiniteQuery(productPagesQuery(search))
  if (needsFacets(search, matchMedia(FILTERS_BESIDE).matches)) prefetchFacets(search)
}

/** Asks for what a list can be narrowed by, for who is about to. */
export function prefetchFacets(search: ProductSearch): void {
  void queryClient.prefetchQuery(productFacetsQuery(search))
}
