import { queryOptions } from "@tanstack/react-query"
import type { Product } from "@shop/contract/product"
import { callForData } from "@/platform/api/call-api"
import { catalogueKeys } from "./catalogue-keys"

/** The most that one answer holds. */
const LIMIT = 1000

/** GET /products: the catalogue, newest first. */
export const productListQuery = queryOptions({
  queryKey: catalogueKeys.list(),
  queryFn: ({ signal }) =>
    callForData<Product[]>(`/products?limit=${LIMIT}`, { token: null, signal }),
})
