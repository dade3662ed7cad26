import type { Product } from "@shop/contract/product"
import { useQuery } from "@tanstack/react-query"
import { categoriesQuery } from "./categories"

/** The handle of a part's category: undefined until it is known, empty where there is none. */
export function useCategoryHandle({ category }: Product): string | undefined {
  const { data, isLoading } = useQuery({ ...categoriesQuery, enabled: category !== "" })
  if (isLoading) return undefined
  return data?.find(({ name }) => name === category)?.handle ?? ""
}
