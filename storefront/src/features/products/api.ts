import type { Product, ProductDetail } from "@shop/contract/product/product"
import type { ProductFacets } from "@shop/contract/product/product-search"
import { infiniteQueryOptions, queryOptions, useQuery } from "@tanstack/react-query"
import { callForData } from "@/platform/api/call-api"
import { callForPage } from "@/platform/api/call-for-page"
import { callStore } from "@/platform/api/call-store"
import { writeQuery } from "@/platform/api/write-query"
import { pricedMeta } from "@/platform/priced-queries"
import { rowsOfHistoryEntry } from "./list/history-rows"
import type { ListView } from "./list/table/list-view"
import { filtersOf, type ProductSearch, sortOf } from "./search/product-search"

export const productKeys = {
  all: ["catalogue"] as const,
  pages: (search: ProductSearch, view: ListView) =>
    [...productKeys.all, "pages", view, search] as const,
  facets: (filters: string) => [...productKeys.all, "facets", filters] as const,
  first: (limit: number) => [...productKeys.all, "first", limit] as const,
  product: (id: string) => [...productKeys.all, "product", id] as const,
  category: (handle: string) => [...productKeys.all, "category", handle] as const,
  related: (id: string) => [...productKeys.all, "related", id] as const,
}

/** As the spec has it. */
export const HOME_PRODUCTS = 6

/** GET /products: the newest `limit` of them. */
export function firstProductsQuery(limit: number) {
  return queryOptions({
    queryKey: productKeys.first(limit),
    meta: pricedMeta(),
    queryFn: ({ signal }) => callForData<Product[]>(`/products?limit=${limit}`, { signal }),
    // A server may answer more than it was asked for.
    select: (products) => products.slice(0, limit),
  })
}

/** GET /product/{id}. */
export function productQuery(id: string) {
  return queryOptions({
    queryKey: productKeys.product(id),
    meta: pricedMeta(),
    queryFn: ({ signal }) =>
      callForData<ProductDetail>(`/product/${encodeURIComponent(id)}`, { signal }),
  })
}

/** Eight rows of three. */
export const PAGE_SIZE = 24

/** A reader who comes back from a part finds the list as long as it was. */
const KEPT_FOR_MS = 30 * 60_000

/**
 * GET /products page by page. The first page is as long as the list was at this entry of the history.
 * A table shows data sheets, too.
 */
export function productPagesQuery(search: ProductSearch, view: ListView) {
  return infiniteQueryOptions({
    queryKey: productKeys.pages(search, view),
    meta: pricedMeta(),
    queryFn: ({ pageParam: { cursor, limit }, signal }) =>
      callForPage<Product>("/products", {
        search: {
          ...{ limit, cursor, ...filtersOf(search), sort: sortOf(search), sortBy: search.sortBy },
          with: view === "table" ? "attributes" : "",
        },
        signal,
      }),
    initialPageParam: { cursor: "", limit: Math.max(PAGE_SIZE, rowsOfHistoryEntry()) },
    getNextPageParam: ({ next }) => (next === null ? null : { cursor: next, limit: PAGE_SIZE }),
    gcTime: KEPT_FOR_MS,
  })
}

/** GET /products/facets. */
export function productFacetsQuery(search: ProductSearch) {
  const filters = writeQuery(filtersOf(search))
  return queryOptions({
    queryKey: productKeys.facets(filters),
    meta: pricedMeta(),
    queryFn: ({ signal }) => callForData<ProductFacets>(`/products/facets?${filters}`, { signal }),
  })
}

type Category = { handle: string; name: string }

const FRESH_FOR_MS = 10 * 60_000

/** Medusa's category of a handle; none where there is no such one. */
function categoryQuery(handle: string) {
  return queryOptions({
    queryKey: productKeys.category(handle),
    queryFn: async ({ signal }): Promise<Category | null> => {
      const query = writeQuery({ handle, fields: "handle,name" })
      const { product_categories } = await callStore<{ product_categories: Category[] }>(
        `/store/product-categories?${query}`,
        { token: null, signal },
      )
      return product_categories[0] ?? null
    },
    staleTime: FRESH_FOR_MS,
  })
}

/**
 * The name behind a category's handle: from the facets, which leave out what would give nothing, or
 * else from the category itself. The handle itself until it is known, and where there is no such one.
 */
export function useCategoryName(handle: string, facets: ProductFacets | undefined): string {
  const facet = facets?.categories.find((category) => category.handle === handle)
  const enabled = handle !== "" && facets !== undefined && !facet
  const { data } = useQuery({ ...categoryQuery(handle), enabled })
  return (facet ?? data)?.name ?? handle
}
