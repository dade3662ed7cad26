import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import {
  ENDED_STATES,
  type AcesGroupList,
  type AcesRun,
  type AcesRunList,
  type AcesState,
} from "../../../../../backend/src/contract/aces/aces-import"
import type {
  Vehicle,
  VehicleMake,
  VehicleModel,
} from "../../../../../backend/src/contract/vehicle/vehicle"
import { sdk } from "../../platform/sdk"

const PATH = "/admin/aces-imports"
const RUNS = ["aces"]
/** While a file is worked at, and while nothing happens by itself. */
const REFRESH_MS = { busy: 1000, idle: 15_000 }
const QUIET: ReadonlySet<AcesState> = new Set<AcesState>([...ENDED_STATES, "staged"])

const pause = (runs: readonly AcesRun[] = []) =>
  runs.every(({ state }) => QUIET.has(state)) ? REFRESH_MS.idle : REFRESH_MS.busy

export const PAGE = 10

export function useAcesRuns(offset: number) {
  return useQuery({
    queryKey: [...RUNS, "list", offset],
    queryFn: () => sdk.client.fetch<AcesRunList>(PATH, { query: { limit: PAGE, offset } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => pause(state.data?.runs),
  })
}

export function useAcesRun(id: string) {
  return useQuery({
    queryKey: [...RUNS, "one", id],
    queryFn: () => sdk.client.fetch<{ run: AcesRun }>(`${PATH}/${id}`),
    refetchInterval: ({ state }) => pause(state.data && [state.data.run]),
  })
}

type GroupsQuery = { is_open?: boolean; limit: number; offset: number }

/** `checked`: what the run's state is, since what it names is found by its check. */
export function useAcesGroups(id: string, query: GroupsQuery, checked: string) {
  return useQuery({
    queryKey: [...RUNS, "groups", id, query, checked],
    queryFn: () => sdk.client.fetch<AcesGroupList>(`${PATH}/${id}/groups`, { query }),
    placeholderData: keepPreviousData,
  })
}

type Asked = { id: string; what: "apply" | "check" | "cancel"; body?: object }

export function useMoveRun() {
  return useAcesChange(({ id, what, body }: Asked) =>
    sdk.client.fetch(`${PATH}/${id}/${what}`, { method: "POST", body: body ?? {} }),
  )
}

export type SentMapping = {
  kind: string
  value: string
  action: string
  vehicles: number[]
  models: number[]
  built_from: string | null
  built_to: string | null
  engine_codes: string[]
  text: string
}

export function useMapId() {
  return useAcesChange((body: SentMapping) =>
    sdk.client.fetch(`${PATH}/mappings`, { method: "POST", body }),
  )
}

function useAcesChange<Input, Result>(change: (input: Input) => Promise<Result>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    // Also after a refusal: what is shown is then older than what there is.
    onSettled: () => client.invalidateQueries({ queryKey: RUNS }),
  })
}

type Data<Row> = { data: Row[] }
const V1 = "/api/v1/vehicles"

export function useMakes() {
  return useQuery({
    queryKey: ["aces-targets", "makes"],
    queryFn: () => sdk.client.fetch<Data<VehicleMake>>(`${V1}/makes`),
  })
}

export function useModels(make: string) {
  return useQuery({
    queryKey: ["aces-targets", "models", make],
    queryFn: () => sdk.client.fetch<Data<VehicleModel>>(`${V1}/models`, { query: { make } }),
    enabled: make !== "",
  })
}

const MOST_VEHICLES = 100

/** The first vehicles of a model: few have more. */
export function useVehiclesOf(make: string, model: string) {
  return useQuery({
    queryKey: ["aces-targets", "vehicles", make, model],
    queryFn: () =>
      sdk.client.fetch<Data<Vehicle>>(V1, { query: { make, model, limit: MOST_VEHICLES } }),
    enabled: model !== "",
  })
}
