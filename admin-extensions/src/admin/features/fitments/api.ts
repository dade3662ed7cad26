import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type {
  NewFitment,
  StaffFitmentList,
  StaffFitmentsQuery,
} from "../../../../../backend/src/contract/staff/vehicle/fitments"
import type {
  ChangeNumber,
  StaffNumbers,
} from "../../../../../backend/src/contract/staff/vehicle/part-numbers"
import type {
  SetSuccessor,
  Supersessions,
} from "../../../../../backend/src/contract/staff/vehicle/supersessions"
import { saveFile } from "../../platform/save-file"
import { sendForm } from "../../platform/send-form"
import { sdk } from "../../platform/sdk"

const KEY = "fitments"
const PATH = "/admin/fitments"
const MOST_VARIANTS = 200

/** The variants of a product, each of which is a part. */
export function usePartsOf(productId: string, enabled: boolean) {
  return useQuery({
    queryKey: [KEY, "parts", productId],
    queryFn: () =>
      sdk.admin.product.listVariants(productId, { fields: "id,title,sku", limit: MOST_VARIANTS }),
    enabled,
  })
}

/** A page of what a part fits; the former one stays until it is there. */
export function useFitments(query: Partial<StaffFitmentsQuery>) {
  return useQuery({
    queryKey: [KEY, query],
    queryFn: () => sdk.client.fetch<StaffFitmentList>(PATH, { query }),
    placeholderData: keepPreviousData,
  })
}

function useSend<Input>(send: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    // Also after a refusal: what is shown is then older than what there is.
    onSettled: () => client.invalidateQueries(),
  })
}

type SavedFitment = Omit<NewFitment, "variant_id"> & {
  variant_id: string
  known?: { id: number; version: string }
}

/** Adds a fitment, or puts what is typed in the place of one. Throws FormRefusal. */
export const useSaveFitment = () =>
  useSend(({ variant_id, known, ...said }: SavedFitment) =>
    known
      ? sendForm(`${PATH}/${known.id}`, { ...said, version: known.version })
      : sendForm(PATH, { variant_id, ...said }),
  )

export const useDeleteFitment = () =>
  useSend(({ id, version }: { id: number; version: string }) =>
    sdk.client.fetch(`${PATH}/${id}`, { method: "DELETE", query: { version } }),
  )

/** By what a part is found beside its SKU. */
export function useNumbers(variantId: string) {
  return useQuery({
    queryKey: [KEY, "numbers", variantId],
    queryFn: () => sdk.client.fetch<StaffNumbers>(`/admin/part-numbers/${variantId}`),
  })
}

/** Adds, changes or takes away a number. Throws FormRefusal. */
export const useChangeNumber = (variantId: string) =>
  useSend((change: ChangeNumber) => sendForm(`/admin/part-numbers/${variantId}`, change))

export function useSupersessions(variantId: string) {
  return useQuery({
    queryKey: [KEY, "supersessions", variantId],
    queryFn: () => sdk.client.fetch<Supersessions>(`/admin/supersessions/${variantId}`),
  })
}

/** Says what takes a part's place. Throws FormRefusal. */
export const useSetSuccessor = (variantId: string) =>
  useSend((body: SetSuccessor) => sendForm(`/admin/supersessions/${variantId}`, body))

/** Saves what the shop itself says of all parts as a file. */
export function useFitmentExport() {
  return useMutation({
    mutationFn: async () => {
      const answer = await sdk.client.fetch<Response>(`${PATH}/export`, {
        headers: { accept: "text/csv" },
      })
      const day = new Date().toISOString().slice(0, 10)
      saveFile(`fitments-${day}.csv`, await answer.blob())
    },
  })
}
