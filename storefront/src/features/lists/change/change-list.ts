import type { SavedList } from "@shop/contract/part-list/saved-list"
import { MutationObserver } from "@tanstack/react-query"
import { toast } from "@/components/ui/feedback/toast"
import { ApiError, messageOf } from "@/platform/api/api-error"
import { queryClient } from "@/platform/query-client"
import { listKeys, listQuery, putList } from "../api"
import { changedList, type ListChange } from "./list-change"

/** Another device may change the list between reading and writing it, but not for ever. */
const ATTEMPTS = 5

/** Changes a list, one change after the other. Throws ApiError. */
export async function changeList(id: string, change: ListChange): Promise<void> {
  const mutation = new MutationObserver(queryClient, {
    mutationKey: listKeys.changes(id),
    scope: scopeOf(id),
    mutationFn: (one: ListChange) => write(id, one),
    onSuccess: async (list) => {
      // An answer from before the change must not come after it.
      await queryClient.cancelQueries({ queryKey: listKeys.list(id) })
      queryClient.setQueryData(listKeys.list(id), list)
      void queryClient.invalidateQueries({ queryKey: listKeys.allHeads })
    },
  })
  await mutation.mutate(change)
}

/**
 * Does something else with a list once its changes so far are done: it begins with all of them, and
 * none of their answers comes after its own. Throws what it throws.
 */
export function afterChanges<Result>(id: string, act: () => Promise<Result>): Promise<Result> {
  const scope = scopeOf(id)
  return new MutationObserver<Result>(queryClient, { scope, mutationFn: act }).mutate()
}

/** Shares a list or ends it, by what answers its link's token, null without one. Throws ApiError. */
export function changeSharing(id: string, act: () => Promise<string | null>): Promise<void> {
  return afterChanges(id, async () => {
    const shareToken = await act()
    await queryClient.cancelQueries({ queryKey: listKeys.list(id) })
    queryClient.setQueryData(
      listKeys.list(id),
      (list?: SavedList) => list && { ...list, shareToken },
    )
    void queryClient.invalidateQueries({ queryKey: listKeys.allHeads })
  })
}

const scopeOf = (id: string) => ({ id: `list ${id}` })

/** Changes a list, telling where it fails; answers whether it was done. */
export async function tryListChange(id: string, change: ListChange): Promise<boolean> {
  try {
    await changeList(id, change)
    return true
  } catch (error) {
    toast.error(messageOf(error))
    return false
  }
}

/** Writes what the change makes of the list; one that was changed meanwhile is read and changed anew. */
async function write(id: string, change: ListChange): Promise<SavedList> {
  const query = listQuery(id)
  let list = await queryClient.ensureQueryData(query)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await putList(id, { ...bodyOf(list, change), version: list.version })
    } catch (error) {
      if (!isChangedElsewhere(error) || attempt === ATTEMPTS) throw error
      list = await queryClient.fetchQuery({ ...query, staleTime: 0 })
    }
  }
}

/** What the change is about, and nothing else. */
function bodyOf(list: SavedList, change: ListChange) {
  if (change.kind === "head") return { name: change.name, note: change.note }
  const { lines } = changedList(list, change)
  return { lines: lines.map(({ productId, qty, note }) => ({ productId, qty, note })) }
}

function isChangedElsewhere(error: unknown): boolean {
  return error instanceof ApiError && error.code === "list_changed"
}
