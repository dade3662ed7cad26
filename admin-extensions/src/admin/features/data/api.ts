import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type {
  CreatedScopedKey,
  CreateScopedKey,
  ScopedKeys,
} from "../../../../../backend/src/contract/key/scoped-key"
import type { SyncRuns } from "../../../../../backend/src/contract/sync/sync-run"
import { sdk } from "../../platform/sdk"

const RUNS = ["sync-runs"]
const KEYS = ["scoped-keys"]
const KEYS_PATH = "/admin/scoped-keys"
/** While a file is worked at, and while nothing happens by itself. */
const REFRESH_MS = { busy: 1000, idle: 15_000 }

export const PAGE = 10

/** A page of what files did; looked at anew each second while one of them is worked at. */
export function useRuns(page: number) {
  return useQuery({
    queryKey: [...RUNS, page],
    queryFn: () =>
      sdk.client.fetch<SyncRuns>("/admin/sync/runs", {
        query: { limit: PAGE, offset: page * PAGE },
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.runs.some(({ state: of }) => of === "receiving" || of === "working")
        ? REFRESH_MS.busy
        : REFRESH_MS.idle,
  })
}

/** Looks at the runs anew. */
export function useRunsAnew() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: RUNS })
}

export function useScopedKeys() {
  return useQuery({
    queryKey: KEYS,
    queryFn: () => sdk.client.fetch<ScopedKeys>(KEYS_PATH),
  })
}

/** Answers the token, this once. */
export function useMakeKey() {
  return useKeyChange((body: CreateScopedKey) =>
    sdk.client.fetch<CreatedScopedKey>(KEYS_PATH, { method: "POST", body }),
  )
}

export function useEndKey() {
  return useKeyChange((id: string) => sdk.client.fetch(`${KEYS_PATH}/${id}`, { method: "DELETE" }))
}

function useKeyChange<Input, Result>(change: (input: Input) => Promise<Result>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: KEYS }),
  })
}
