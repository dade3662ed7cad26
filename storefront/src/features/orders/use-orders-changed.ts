import { useQueryClient } from "@tanstack/react-query"
import { useCallback } from "react"
import { catalogueKeys } from "@/features/products/catalogue-keys"
import { orderKeys } from "./order-keys"

/** Has every list of orders, and the stock that they move, fetched anew. */
export function useOrdersChanged(): () => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: orderKeys.all }),
      queryClient.invalidateQueries({ queryKey: catalogueKeys.all }),
    ])
  }, [queryClient])
}
