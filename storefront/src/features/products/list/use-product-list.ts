import type { NearestPart } from "@shop/contract/product/product-search"
import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { useEffect, useSyncExternalStore } from "react"
import { useLocation } from "react-router-dom"
import { useOwnRows } from "@/platform/priced-queries"
import { productFacetsQuery, productPagesQuery } from "../api"
import type { ProductSearch } from "../search/product-search"
import { useListView } from "./table/list-view"
import { FILTERS_BESIDE, needsFacets } from "./facets-needed"
import { saveRowsToHistoryEntry } from "./history-rows"

const NONE: readonly NearestPart[] = []

/**
 * The rows and the facets of a search, and how long the list is at this entry of the history. Those of
 * an earlier search stay in sight until the new ones are there.
 */
export function useProductList(search: ProductSearch) {
  const placeholderData = useOwnRows()
  const view = useListView()
  const list = useInfiniteQuery({ ...productPagesQuery(search, view), placeholderData })
  const beside = useMedia(FILTERS_BESIDE)
  const enabled = needsFacets(search, { beside, view })
  const facets = useQuery({ ...productFacetsQuery(search), enabled, placeholderData })
  const products = list.data?.pages.flatMap(({ rows }) => rows)
  const shown = products?.length ?? 0
  const settled = products !== undefined && !list.isPlaceholderData
  const { key } = useLocation()
  useEffect(() => {
    if (settled) saveRowsToHistoryEntry(shown)
  }, [key, settled, shown])
  return {
    view,
    list,
    facets,
    beside,
    products,
    shown,
    settled,
    total: list.data?.pages.at(-1)?.total ?? null,
    nearest: (list.data?.pages[0]?.beside.nearest ?? NONE) as readonly NearestPart[],
  }
}

/** Whether the window is as a media query says, and goes on to be. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener("change", listener)
      return () => media.removeEventListener("change", listener)
    },
    () => matchMedia(query).matches,
  )
}
