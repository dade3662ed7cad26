import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query"
import type { Product } from "@shop/contract/product"
import { callForPage } from "@/platform/api/call-for-page"
import { catalogueKeys } from "./catalogue-keys"
import type { ProductSearch } from "./product-search"

/** Eight rows of three. */
export const PAGE_SIZE = 24

/** A reader who comes back from a part finds the list as long as it was. */
const KEPT_FOR_MS = 30 * 60_000

/** GET /products page by page; rows of an earlier search stay in sight until the new ones are there. */
export function productPagesQuery(search: ProductSearch) {
  return infiniteQueryOptions({
    queryKey: catalogueKeys.pages(search),
    queryFn: ({ pageParam: cursor, signal }) =>
      callForPage<Product>("/products", {
        search: { limit: PAGE_SIZE, cursor, ...search },
        token: null,
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    gcTime: KEPT_FOR_MS,
  })
}
