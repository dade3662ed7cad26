import { queryOptions } from "@tanstack/react-query"
import type { Product } from "@shop/contract/product/product"
import { callForData } from "@/platform/api/call-api"
import { catalogueKeys } from "./catalogue-keys"

/** As the spec has it. */
export const HOME_PRODUCTS = 6

/** GET /products: the newest `limit` of them. */
export function firstProductsQuery(limit: number) {
  return queryOptions({
    queryKey: catalogueKeys.first(limit),
    queryFn: ({ signal }) =>
      callForData<Product[]>(`/products?limit=${limit}`, { token: null, signal }),
    // A server may answer more than it was asked for.
    select: (products) => products.slice(0, limit),
  })
}
