import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type {
  NewVehicle,
  StaffName,
  StaffVehicle,
  StaffVehicleList,
  StaffVehiclesQuery,
} from "../../../../../backend/src/contract/staff/vehicle/vehicles"
import { sendForm } from "../../platform/send-form"
import { sdk } from "../../platform/sdk"

const KEY = "vehicles"
const PATH = "/admin/vehicles"

/** Whether the shop has vehicles; unknown until the server said so. */
export function useHasVehicles(): boolean | undefined {
  const query = useQuery({
    queryKey: [KEY, "on"],
    queryFn: () => sdk.client.fetch<{ vehicles?: boolean }>("/admin/shop-settings"),
    staleTime: Infinity,
  })
  return query.data && query.data.vehicles === true
}

export function useMakes() {
  return useQuery({
    queryKey: [KEY, "makes"],
    queryFn: () => sdk.client.fetch<{ makes: StaffName[] }>(`${PATH}/makes`),
  })
}

/** The models of a make, where one is chosen. */
export function useModels(make_id: number | undefined) {
  return useQuery({
    queryKey: [KEY, "models", make_id],
    queryFn: () =>
      sdk.client.fetch<{ models: StaffName[] }>(`${PATH}/models`, { query: { make_id } }),
    enabled: make_id !== undefined,
  })
}

/** A page of vehicles; the former one stays until it is there. */
export function useVehicles(query: Partial<StaffVehiclesQuery>, enabled = true) {
  return useQuery({
    queryKey: [KEY, query],
    queryFn: () => sdk.client.fetch<StaffVehicleList>(PATH, { query }),
    placeholderData: keepPreviousData,
    enabled,
  })
}

type Saved = { id?: number; body: object }

function useSave(path: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body }: Saved) =>
      sendForm(`${path}${id === undefined ? "" : `/${id}`}`, body),
    // Also after a refusal: what is shown is then older than what there is.
    onSettled: () => client.invalidateQueries(),
  })
}

/** Adds a make, or writes its name anew. Throws FormRefusal, as those below do. */
export const useSaveMake = () => useSave(`${PATH}/makes`)
export const useSaveModel = () => useSave(`${PATH}/models`)

type Vehicle = NewVehicle & { id?: number; version?: string }

/** Adds a vehicle, or puts what is typed in the place of the one that was seen. */
export function useSaveVehicle() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: Vehicle) =>
      sendForm(id === undefined ? PATH : `${PATH}/${id}`, body),
    onSettled: () => client.invalidateQueries(),
  })
}

export type Deleted = { what: "make" | "model" | "vehicle"; id: number; version: string }

const PLACES = { make: `${PATH}/makes`, model: `${PATH}/models`, vehicle: PATH } as const

export function useDelete() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ what, id, version }: Deleted) =>
      sdk.client.fetch(`${PLACES[what]}/${id}`, { method: "DELETE", query: { version } }),
    onSettled: () => client.invalidateQueries(),
  })
}

/** A vehicle in a line: "Velmont Tessera II". */
export function vehicleName({
  make,
  model,
  generation,
}: Pick<StaffVehicle, "make" | "model" | "generation">): string {
  return [make, model, generation].filter(Boolean).join(" ")
}
