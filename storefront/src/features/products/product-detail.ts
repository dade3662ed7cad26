import { queryOptions } from "@tanstack/react-query"
import type { ProductDetail } from "@shop/contract/product/product"
import { callForData } from "@/platform/api/call-api"
import { catalogueKeys } from "./catalogue-keys"

/** GET /product/{id}. */
export function productQuery(id: string) {
  return queryOptions({
    queryKey: catalogueKeys.product(id),
    queryFn: ({ signal }) =>
      callForData<ProductDetail>(`/product/${encodeURIComponent(id)}`, { token: null, signal }),
  })
}
