import { infiniteQueryOptions, type QueryKey } from "@tanstack/react-query"
import { readerMeta } from "../priced-queries"
import { callForPage, type PageSearch } from "./call-for-page"

// The first answer is quick; whoever wants more of a list mostly wants all of it.
const FIRST_ROWS = 100
const MORE_ROWS = 500

type PagedQueryInput<Row> = {
  queryKey: QueryKey
  path: string
  search?: Omit<PageSearch, "limit" | "cursor">
  read: (value: unknown) => Row[]
}

/** A list of the dashboard, a page at a time, fetched anew whenever it is opened. */
export function pagedQuery<Row>({ queryKey, path, search, read }: PagedQueryInput<Row>) {
  return infiniteQueryOptions({
    queryKey,
    meta: { personal: true, ...readerMeta() },
    staleTime: 0,
    initialPageParam: "",
    queryFn: ({ pageParam: cursor, signal }) =>
      callForPage<Row>(path, {
        search: { ...search, cursor, limit: cursor ? MORE_ROWS : FIRST_ROWS },
        read,
        signal,
      }),
    getNextPageParam: ({ next }) => next,
  })
}
