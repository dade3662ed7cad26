import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query"
import type { Product } from "@shop/contract/product/product"
import { callForPage } from "@/platform/api/call-for-page"
import { catalogueKeys } from "./catalogue-keys"
import { filtersOf, sortOf, type ProductSearch } from "./search/product-search"
import { rowsShown } from "./list/shown-rows"

/** Eight rows of three. */
export const PAGE_SIZE = 24

/** A reader who comes back from a part finds the list as long as it was. */
const KEPT_FOR_MS = 30 * 60_000

/**
 * GET /products page by page; rows of an earlier search stay in sight until the new ones are there.
 * The first page is as long as the list was at this entry of the history.
 */
export function productPagesQuery(search: ProductSearch) {
  return infiniteQueryOptions({
    queryKey: catalogueKeys.pages(search),
    queryFn: ({ pageParam: { cursor, limit }, signal }) =>
      callForPage<Product>("/products", {
        search: { limit, cursor, ...filtersOf(search), sort: sortOf(search) },
        token: null,
        signal,
      }),
    initialPageParam: { cursor: "", limit: Math.max(PAGE_SIZE, rowsShown()) },
    getNextPageParam: ({ next }) => (next === null ? null : { cursor: next, limit: PAGE_SIZE }),
    placeholderData: keepPreviousData,
    gcTime: KEPT_FOR_MS,
  })
}
