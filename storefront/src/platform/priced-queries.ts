import type { Query } from "@tanstack/react-query"
import { useCallback, useSyncExternalStore } from "react"
import { readAccessToken, readIdentity, subscribeToSession } from "./identity/session-store"

/** What has prices, which are the reader's own. */
export const PRICED_QUERIES = { predicate: ({ meta }: Query) => meta?.priced === true }

/** The `meta` of a query of prices: whoever signs in or out is answered anew. */
export function pricedMeta() {
  return { priced: true, ...readerMeta() }
}

/** The `meta` of a query whose rows are kept by `useOwnRows`: whom they are read for. */
export function readerMeta() {
  return { reader: reader() }
}

/** Empty for a guest; a token without a name beside it is somebody's all the same. */
function reader(): string {
  if (readAccessToken() === null) return ""
  return readIdentity()?.email ?? "unnamed"
}

type ReadBefore = Pick<Query, "meta"> | undefined

/**
 * `placeholderData`: what was shown stays in sight until the next answer is there, where it was read
 * for this very reader. It takes another function for another reader: by the same one, what is shown
 * already would go on to be.
 */
export function useOwnRows() {
  const now = useSyncExternalStore(subscribeToSession, reader)
  return useCallback(
    <Data>(shown: Data | undefined, query: ReadBefore) =>
      query?.meta?.reader === now ? shown : undefined,
    [now],
  )
}
