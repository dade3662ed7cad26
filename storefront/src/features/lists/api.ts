import { useCallback } from "react"
import type { ListHead, SavedList, SharedList } from "@shop/contract/part-list/saved-list"
import { queryOptions, useQueryClient } from "@tanstack/react-query"
import { callApi, callForData } from "@/platform/api/call-api"
import { idempotencyKey } from "@/platform/idempotency-key"

/** So many pieces of a part, on a list. */
export type ListedPart = { productId: string; qty: number; note?: string }

export const listKeys = {
  all: ["lists"] as const,
  allHeads: ["lists", "heads"] as const,
  heads: (email: string) => [...listKeys.allHeads, email.toLowerCase()] as const,
  list: (id: string) => [...listKeys.all, "list", id] as const,
  shared: (token: string) => [...listKeys.all, "shared", token] as const,
  changes: (id: string) => [...listKeys.all, "changes", id] as const,
}

const addressOf = (id: string) => `/list/${encodeURIComponent(id)}` as const
const sharedAddressOf = (token: string) => `/shared-list/${encodeURIComponent(token)}` as const

/** GET /lists: one's own, by name. */
export function listsQuery(email: string) {
  return queryOptions({
    queryKey: listKeys.heads(email),
    meta: { personal: true },
    refetchOnWindowFocus: "always",
    queryFn: ({ signal }) => callForData<ListHead[]>("/lists", { signal }),
  })
}

/** GET /list/{id}: what another device has changed is seen when the reader comes back. */
export function listQuery(id: string) {
  return queryOptions({
    queryKey: listKeys.list(id),
    meta: { personal: true },
    refetchOnWindowFocus: "always",
    queryFn: ({ signal }) => callForData<SavedList>(addressOf(id), { signal }),
  })
}

/** GET /shared-list/{token}, at the reader's own prices. */
export function sharedListQuery(token: string) {
  return queryOptions({
    queryKey: listKeys.shared(token),
    meta: { personal: true },
    queryFn: ({ signal }) => callForData<SharedList>(sharedAddressOf(token), { signal }),
  })
}

type NewList = { name: string; note?: string; lines?: readonly ListedPart[] }

/** POST /lists; the same key never makes a second one. Throws ApiError. */
export function createList(list: NewList, key: string): Promise<SavedList> {
  return callForData("/lists", { method: "POST", headers: keyed(key), body: list })
}

type Change = { name?: string; note?: string; lines?: readonly ListedPart[]; version: number }

/** PUT /list/{id}. Throws ApiError: list_changed where the version is not the present one. */
export function putList(id: string, body: Change): Promise<SavedList> {
  return callForData(addressOf(id), { method: "PUT", body })
}

/** DELETE /list/{id}. Throws ApiError. */
export async function deleteList(id: string): Promise<void> {
  await callApi(addressOf(id), { method: "DELETE" })
}

/** POST /list/{id}/lines: beside what is there; the same key never adds a second time. Throws ApiError. */
export function addToList(
  id: string,
  lines: readonly ListedPart[],
  key: string,
): Promise<SavedList> {
  const path = `${addressOf(id)}/lines` as const
  return callForData(path, { method: "POST", headers: keyed(key), body: { lines } })
}

/** POST /list/{id}/copy. Throws ApiError. */
export function copyList(id: string, name: string, key: string): Promise<SavedList> {
  const path = `${addressOf(id)}/copy` as const
  return callForData(path, { method: "POST", headers: keyed(key), body: { name } })
}

/** POST /shared-list/{token}/copy: into one's own lists. Throws ApiError. */
export function copySharedList(token: string, key: string): Promise<SavedList> {
  const path = `${sharedAddressOf(token)}/copy` as const
  return callForData(path, { method: "POST", headers: keyed(key), body: {} })
}

/** POST /list/{id}/share: what the link holds. Throws ApiError. */
export async function shareList(id: string): Promise<string> {
  const path = `${addressOf(id)}/share` as const
  const { shareToken } = await callForData<{ shareToken: string }>(path, { method: "POST" })
  return shareToken
}

/** DELETE /list/{id}/share: the link is none any more. Throws ApiError. */
export async function endSharing(id: string): Promise<void> {
  await callApi(`${addressOf(id)}/share`, { method: "DELETE" })
}

function keyed(key: string): Record<string, string> {
  return { "Idempotency-Key": key }
}

/** An old list by its id, or a new one by its name. */
export type SaveTarget = { id: string } | { name: string }

/**
 * Puts parts on a list of the reader's own, an old one or a new one; quantities of the same part add
 * up. A caller that tries again after a failure sends the key of before. Throws ApiError.
 */
export function useSaveToList() {
  const refresh = useRefreshLists()
  return useCallback(
    async (target: SaveTarget, lines: readonly ListedPart[], key = idempotencyKey()) => {
      const list =
        "id" in target
          ? await addToList(target.id, lines, key)
          : await createList({ name: target.name, lines }, key)
      await refresh()
      return list
    },
    [refresh],
  )
}

/** Has every list read anew. */
export function useRefreshLists(): () => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(() => queryClient.invalidateQueries({ queryKey: listKeys.all }), [queryClient])
}
