import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query"
import type { Page } from "@/platform/api/call-for-page"

/** A list that comes in pieces, as tables read it. */
export type PagedList<Row> = {
  /** What is loaded, undefined before the first piece. */
  rows: Row[] | undefined
  /** How many there are in all, null where the shop does not say. */
  total: number | null
  error: Error | null
  hasMore: boolean
  loading: boolean
  loadMore: () => void
  retry: () => void
}

/** An infinite query as a list. */
export function pagedList<Row>(
  query: UseInfiniteQueryResult<InfiniteData<Page<Row>>>,
): PagedList<Row> {
  const rows = query.data?.pages.flatMap((page) => page.rows)
  const more = query.isFetchNextPageError
  return {
    rows,
    total: query.data?.pages.at(-1)?.total ?? null,
    error: query.error,
    hasMore: query.hasNextPage,
    loading: query.isFetching,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void (more ? query.fetchNextPage() : query.refetch()),
  }
}
