import type { SavedList } from "@shop/contract/part-list/saved-list"
import { useMutationState, useQuery } from "@tanstack/react-query"
import { shownLines, type ShownLine } from "@/features/basket/shown-lines"
import { sumsOf } from "@/features/basket/use-basket"
import { listKeys, listQuery } from "./api"
import { changedList, type ListChange, type Said } from "./change/list-change"

export type ListLine = ShownLine & { note: string }

export type ShownList = Pick<SavedList, "_id" | "name" | "note" | "changedAt" | "shareToken"> & {
  lines: ListLine[]
  total: number
}

/** A list of the reader's own, with changes that are on their way; undefined while it is. */
export function useList(id: string) {
  const { data, error, refetch } = useQuery(listQuery(id))
  const changes = useMutationState({
    filters: { mutationKey: listKeys.changes(id), status: "pending" },
    select: ({ state }) => state.variables as ListChange,
  })
  const list = data && shownList(data, changes)
  return { list, error, retry: () => void refetch() }
}

function shownList(list: SavedList, changes: readonly ListChange[]): ShownList {
  const { name, note, lines: kept } = changes.reduce<Said>(changedList, list)
  const lines = shownLines(kept, list.lines).map((line, place) => {
    return { ...line, note: kept[place]?.note ?? "" }
  })
  return { ...list, name, note, lines, total: sumsOf(lines).total }
}
