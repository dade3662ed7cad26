import type { Product, ProductDetail } from "@shop/contract/product/product"
import type { ProductFacets, ProductSuggestions } from "@shop/contract/product/product-search"
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useQuery,
} from "@tanstack/react-query"
import { callForData } from "@/platform/api/call-api"
import { callForPage } from "@/platform/api/call-for-page"
import { callStore } from "@/platform/api/call-store"
import { writeQuery } from "@/platform/api/write-query"
import { rowsOfHistoryEntry } from "./list/history-rows"
import { filtersOf, type ProductSearch, sortOf } from "./search/product-search"
import { continues, suggestionsOf } from "./search/suggestion"

export const productKeys = {
  all: ["catalogue"] as const,
  pages: (search: ProductSearch) => [...productKeys.all, "pages", search] as const,
  facets: (filters: string) => [...productKeys.all, "facets", filters] as const,
  suggestions: (words: string) => [...productKeys.all, "suggestions", words] as const,
  first: (limit: number) => [...productKeys.all, "first", limit] as const,
  product: (id: string) => [...productKeys.all, "product", id] as const,
  categories: () => [...productKeys.all, "categories"] as const,
  related: (category: string) => [...productKeys.all, "related", category] as const,
}

/** As the spec has it. */
export const HOME_PRODUCTS = 6

/** GET /products: the newest `limit` of them. */
export function firstProductsQuery(limit: number) {
  return queryOptions({
    queryKey: productKeys.first(limit),
    queryFn: ({ signal }) =>
      callForData<Product[]>(`/products?limit=${limit}`, { token: null, signal }),
    // A server may answer more than it was asked for.
    select: (products) => products.slice(0, limit),
  })
}

/** GET /product/{id}. */
export function productQuery(id: string) {
  return queryOptions({
    queryKey: productKeys.product(id),
    queryFn: ({ signal }) =>
      callForData<ProductDetail>(`/product/${encodeURIComponent(id)}`, { token: null, signal }),
  })
}

export const RELATED_PRODUCTS = 3

/** GET /products: the newest of a category; one more than is shown, because the part itself may be among them. */
export function relatedProductsQuery(category: string) {
  const parameters = new URLSearchParams({ category, limit: String(RELATED_PRODUCTS + 1) })
  return queryOptions({
    queryKey: productKeys.related(category),
    queryFn: ({ signal }) =>
      callForData<Product[]>(`/products?${parameters}`, { token: null, signal }),
  })
}

/** Eight rows of three. */
export const PAGE_SIZE = 24

/** A reader who comes back from a part finds the list as long as it was. */
const KEPT_FOR_MS = 30 * 60_000

/**
 * GET /products page by page; rows of an earlier search stay in sight until the new ones are there.
 * The first page is as long as the list was at this entry of the history.
 */
export function productPagesQuery(search: ProductSearch) {
  return infiniteQueryOptions({
    queryKey: productKeys.pages(search),
    queryFn: ({ pageParam: { cursor, limit }, signal }) =>
      callForPage<Product>("/products", {
        search: { limit, cursor, ...filtersOf(search), sort: sortOf(search) },
        token: null,
        signal,
      }),
    initialPageParam: { cursor: "", limit: Math.max(PAGE_SIZE, rowsOfHistoryEntry()) },
    getNextPageParam: ({ next }) => (next === null ? null : { cursor: next, limit: PAGE_SIZE }),
    placeholderData: keepPreviousData,
    gcTime: KEPT_FOR_MS,
  })
}

/** GET /products/facets; those of an earlier search stay until the new ones are there. */
export function productFacetsQuery(search: ProductSearch) {
  const filters = writeQuery(filtersOf(search))
  return queryOptions({
    queryKey: productKeys.facets(filters),
    queryFn: ({ signal }) =>
      callForData<ProductFacets>(`/products/facets?${filters}`, { token: null, signal }),
    placeholderData: keepPreviousData,
  })
}

/**
 * GET /products/suggestions. While somebody types on, the suggestions for what stood there a moment
 * ago stay in sight; those for other words never come back.
 */
export function productSuggestionsQuery(words: string) {
  return queryOptions({
    queryKey: productKeys.suggestions(words),
    queryFn: ({ signal }) =>
      callForData<ProductSuggestions>(`/products/suggestions?${writeQuery({ q: words })}`, {
        token: null,
        signal,
      }),
    select: suggestionsOf,
    enabled: words !== "",
    placeholderData: (shown: ProductSuggestions | undefined, query) =>
      continues(words, String(query?.queryKey.at(-1) ?? "")) ? shown : undefined,
  })
}

type Category = { handle: string; name: string }

const FRESH_FOR_MS = 10 * 60_000

/** Medusa's categories by name; most shops have fewer than the limit. */
const categoriesQuery = queryOptions({
  queryKey: productKeys.categories(),
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
  const facet = facets?.categories.find((category) => category.handle === handle)
  const enabled = handle !== "" && facets !== undefined && !facet
  const { data } = useQuery({ ...categoriesQuery, enabled })
  return (facet ?? data?.find((category) => category.handle === handle))?.name ?? handle
}
