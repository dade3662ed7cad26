import { queryOptions } from "@tanstack/react-query"
import type { Product } from "@shop/contract/product/product"
import { callForData } from "@/platform/api/call-api"
import { catalogueKeys } from "./catalogue-keys"

export const RELATED_PRODUCTS = 3

/** GET /products: the newest of a category; one more than is shown, because the part itself may be among them. */
export function relatedProductsQuery(category: string) {
  const parameters = new URLSearchParams({ category, limit: String(RELATED_PRODUCTS + 1) })
  return queryOptions({
    queryKey: catalogueKeys.related(category),
    queryFn: ({ signal }) =>
      callForData<Product[]>(`/products?${parameters}`, { token: null, signal }),
  })
}
