import { queryOptions } from "@tanstack/react-query"
import { callStore } from "@/platform/api/call-store"
import { catalogueKeys } from "./catalogue-keys"

export type Category = { handle: string; name: string }

const FRESH_FOR_MS = 10 * 60_000

/** Medusa's categories by name; most shops have fewer than the limit. */
export const categoriesQuery = queryOptions({
  queryKey: catalogueKeys.categories(),
  queryFn: async ({ signal }): Promise<Category[]> => {
    const path = "/store/product-categories?fields=handle,name&limit=200"
    const { product_categories } = await callStore<{ product_categories: Category[] }>(path, signal)
    return product_categories.sort((a, b) => a.name.localeCompare(b.name))
  },
  staleTime: FRESH_FOR_MS,
})
