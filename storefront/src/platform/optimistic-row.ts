import {
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryKey,
} from "@tanstack/react-query"
import type { Page } from "./api/call-for-page"

type Rows<Row> = InfiniteData<Page<Row>>

type OptimisticRowInput<Row> = {
  /** The call for the row of this id. Throws ApiError. */
  change: (id: string) => Promise<unknown>
  /** The lists that the row is in: the beginning of their keys. */
  lists: QueryKey
  /** What the row will be, null where it goes. */
  becomes: (row: Row) => Row | null
  /** Has everything that the change touches fetched anew; after a refusal too, which shows that a list is out of date. */
  refresh: () => Promise<unknown>
}

/**
 * A change of one row by its id that lists show at once, and take back when the shop refuses. The
 * caller shows the result of both: the row's own component may be gone by then.
 */
export function useOptimisticRow<Row extends { _id: string }>(input: OptimisticRowInput<Row>) {
  const { change, lists, becomes, refresh } = input
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: lists,
    mutationFn: change,
    onMutate: async (id) => {
      // An answer from before the change must not come after it.
      await queryClient.cancelQueries({ queryKey: lists })
      const before = queryClient.getQueriesData<unknown>({ queryKey: lists })
      for (const [key, data] of before) {
        if (isRows<Row>(data)) queryClient.setQueryData(key, changed(data, { id, becomes }))
      }
      return before
    },
    onError: (_error, _id, before) => {
      for (const [key, data] of before ?? []) queryClient.setQueryData(key, data)
    },
    onSettled: () => {
      // The last of several: an earlier answer does not know of the later changes. Nobody waits
      // for it, so that a toast comes with its row.
      if (queryClient.isMutating({ mutationKey: lists }) === 1) void refresh()
    },
  })
}

function isRows<Row>(data: unknown): data is Rows<Row> {
  return typeof data === "object" && data !== null && "pages" in data
}

type Change<Row> = { id: string; becomes: (row: Row) => Row | null }

function changed<Row extends { _id: string }>(data: Rows<Row>, { id, becomes }: Change<Row>) {
  const pages = data.pages.map((page) => ({
    ...page,
    rows: page.rows.flatMap((row) => (row._id === id ? (becomes(row) ?? []) : row)),
  }))
  const gone = count(data.pages) - count(pages)
  const counted = pages.map((page) => ({
    ...page,
    total: page.total === null ? null : page.total - gone,
  }))
  return { ...data, pages: counted }
}

function count(pages: { rows: unknown[] }[]): number {
  return pages.reduce((sum, { rows }) => sum + rows.length, 0)
}
