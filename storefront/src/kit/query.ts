import { useQueryClient, type QueryKey } from "@tanstack/react-query"
import { useCallback } from "react"

/** Reading and changing by the shop's one query client. */
export {
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query"
export { pricedMeta } from "@/platform/priced-queries"

/** The `meta` of a query whose answer is one person's: nobody else sees it after a sign-out. */
export function personalMeta() {
  return { personal: true }
}

/** What the shop itself shows, and the beginning of the keys that it keeps it by. */
export const SHOP_KEYS = {
  basket: ["basket"],
  orders: ["orders"],
  products: ["catalogue"],
  reviews: ["reviews"],
} satisfies Record<string, QueryKey>

/** Has what the shop shows of a thing read anew, after a plugin's call has changed it. */
export function useRefresh(): (what: keyof typeof SHOP_KEYS) => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(
    (what) => queryClient.invalidateQueries({ queryKey: SHOP_KEYS[what] }),
    [queryClient],
  )
}
