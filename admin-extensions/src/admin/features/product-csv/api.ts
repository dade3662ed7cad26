import { useMutation } from "@tanstack/react-query"
import { saveFile } from "../../platform/save-file"
import { sdk } from "../../platform/sdk"

/** Saves all products as a file. */
export function useProductExport() {
  return useMutation({
    mutationFn: async () => {
      const answer = await sdk.client.fetch<Response>("/admin/products-export", {
        headers: { accept: "text/csv" },
      })
      const day = new Date().toISOString().slice(0, 10)
      saveFile(`products-${day}.csv`, await answer.blob())
    },
  })
}
