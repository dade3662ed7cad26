import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type { ShopSettings } from "../../../../../backend/src/contract/shop/shop-settings"
import { sdk } from "../../platform/sdk"

type Answer = { shop_settings: ShopSettings }

const PATH = "/admin/shop-settings"
const KEY = ["shop-settings"]

/** What holds for the whole shop. */
export function useShopSettings() {
  return useQuery({ queryKey: KEY, queryFn: () => sdk.client.fetch<Answer>(PATH) })
}

/** Writes the whole form. */
export function useSaveShopSettings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ShopSettings) => sdk.client.fetch<Answer>(PATH, { method: "POST", body }),
    onSuccess: (answer) => client.setQueryData(KEY, answer),
  })
}

/** Sends a picture through the shop's own route, which checks and encodes it; answers its address. */
export function useUploadLogo() {
  return useMutation({
    mutationFn: async (file: File) => {
      const { files } = await sdk.admin.upload.create({ files: [file] })
      return files[0]?.url ?? ""
    },
  })
}
