import { callApi, type CallOptions } from "./call-api"
import { writeQuery, type Parameters } from "./write-query"

export type Page<Row> = {
  rows: Row[]
  /** The cursor of the next page, null on the last one. */
  next: string | null
  /** Rows on all pages, null where the shop does not say. */
  total: number | null
  /** What the shop told beside the rows. */
  beside: Readonly<Record<string, unknown>>
}

/** What narrows or sorts a list goes by its own name into the address. */
export type PageSearch = { limit: number; cursor: string } & Parameters

/** One page of a list, whose body is `{ data: [row] }` or the array itself. Throws ApiError. */
export async function callForPage<Row>(
  path: string,
  {
    search,
    read,
    ...options
  }: { search: PageSearch; signal: AbortSignal } & Pick<CallOptions<Row[]>, "read" | "token">,
): Promise<Page<Row>> {
  const { body, headers } = await callApi<Row[] | { data: Row[] }>(
    `${path}?${writeQuery(search)}`,
    options,
  )
  const { data: rows, ...beside } = Array.isArray(body) ? { data: body } : body
  const total = headers.get("X-Total-Count")
  return {
    rows: read ? read(rows) : rows,
    next: nextCursor(headers.get("Link")),
    total: total === null ? null : Number(total),
    beside,
  }
}

/** The cursor in `Link: </api/v1/…?cursor=…>; rel="next"`. */
function nextCursor(link: string | null): string | null {
  const next = link?.match(/<([^>]*)>\s*;\s*rel="?next"?/)?.[1]
  return next ? new URL(next, location.origin).searchParams.get("cursor") : null
}
