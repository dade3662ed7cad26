import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import type { ProductFacets } from "@shop/contract/product/product-search"
import { callForData } from "@/platform/api/call-api"
import { writeQuery } from "@/platform/api/write-query"
import { catalogueKeys } from "./catalogue-keys"
import { filtersOf, type ProductSearch } from "./search/product-search"

/** GET /products/facets; those of an earlier search stay until the new ones are there. */
export function productFacetsQuery(search: ProductSearch) {
  const filters = writeQuery(filtersOf(search))
  return queryOptions({
    queryKey: catalogueKeys.facets(filters),
    queryFn: ({ signal }) =>
      callForData<ProductFacets>(`/products/facets?${filters}`, { token: null, signal }),
    placeholderData: keepPreviousData,
  })
}
