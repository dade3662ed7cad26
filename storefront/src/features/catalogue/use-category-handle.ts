import type { Product } from "@shop/contract/product"
import { useQuery } from "@tanstack/react-query"
import { categoriesQuery } from "./categories"

/** The handle of a part's category; empty for a part without one, and until it is known. */
export function useCategoryHandle({ category }: Product): string {
  const { data: categories = [] } = useQuery({ ...categoriesQuery, enabled: category !== "" })
  return categories.find(({ name }) => name === category)?.handle ?? ""
}
