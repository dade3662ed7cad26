import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { Erasure } from "../../../../../backend/src/contract/account/person"
import { saveFile } from "../../platform/save-file"
import { sdk } from "../../platform/sdk"

const pathOf = (customerId: string) => `/admin/customers/${customerId}/person-data`

/** Saves all that the shop holds of a person as a file. */
export function usePersonExport(customerId: string) {
  return useMutation({
    mutationFn: async () => {
      const data = await sdk.client.fetch<unknown>(pathOf(customerId))
      const text = JSON.stringify(data, null, 2)
      saveFile(`${customerId}.json`, new Blob([text], { type: "application/json" }))
    },
  })
}

/** Erases a person; every list may have shown them. */
export function usePersonErasure(customerId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      sdk.client.fetch<{ erasure: Erasure }>(pathOf(customerId), { method: "DELETE" }),
    onSuccess: () => client.removeQueries(),
  })
}
