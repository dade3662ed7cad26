import { queryOptions, useQuery } from "@tanstack/react-query"
import type { ProductFacets } from "@shop/contract/product/product-search"
import { callStore } from "@/platform/api/call-store"
import { catalogueKeys } from "./catalogue-keys"

type Category = { handle: string; name: string }

const FRESH_FOR_MS = 10 * 60_000

/** Medusa's categories by name; most shops have fewer than the limit. */
const categoriesQuery = queryOptions({
  queryKey: catalogueKeys.categories(),
  queryFn: async ({ signal }): Promise<Category[]> => {
    const path = "/store/product-categories?fields=handle,name&limit=200"
    const { product_categories } = await callStore<{ product_categories: Category[] }>(path, signal)
    return product_categories
  },
  staleTime: FRESH_FOR_MS,
})

/**
 * The name behind a category's handle: from the facets, which leave out what would give nothing, or
 * else from all categories. The handle itself until it is known, and where there is no such one.
 */
export function useCategoryName(handle: string, facets: ProductFacets | undefined): string {
  const told = facets?.categories.find((category) => category.handle === handle)
  const enabled = handle !== "" && facets !== undefined && !told
  const { data } = useQuery({ ...categoriesQuery, enabled })
  return (told ?? data?.find((category) => category.handle === handle))?.name ?? handle
}
