import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { useLocation } from "react-router-dom"
import { useMedia } from "@/components/ui/page/use-media"
import { FILTERS_BESIDE, needsFacets } from "./filters-beside"
import { productFacetsQuery } from "../product-facets"
import { productPagesQuery } from "../product-pages"
import type { ProductSearch } from "../search/product-search"
import { rememberRows } from "./shown-rows"

/** The rows and the facets of a search, and how long the list is at this entry of the history. */
export function useProductList(search: ProductSearch) {
  const list = useInfiniteQuery(productPagesQuery(search))
  const beside = useMedia(FILTERS_BESIDE)
  const enabled = needsFacets(search, beside)
  const facets = useQuery({ ...productFacetsQuery(search), enabled })
  const products = list.data?.pages.flatMap(({ rows }) => rows)
  const shown = products?.length ?? 0
  const settled = products !== undefined && !list.isPlaceholderData
  const { key } = useLocation()
  useEffect(() => {
    if (settled) rememberRows(shown)
  }, [key, settled, shown])
  return {
    list,
    facets,
    beside,
    products,
    shown,
    settled,
    total: list.data?.pages.at(-1)?.total ?? null,
  }
}
