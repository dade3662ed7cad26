import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type {
  PlacedStock,
  RankedLocation,
  RankLocations,
} from "../../../../../backend/src/contract/staff/selling-locations"
import { sdk } from "../../platform/sdk"

type Locations = { locations: RankedLocation[] }

const PATH = "/admin/selling-locations"
const KEY = ["selling-locations"]

/** All stock locations, those that sell first, in rank. */
export function useLocations() {
  return useQuery({ queryKey: KEY, queryFn: () => sdk.client.fetch<Locations>(PATH) })
}

export function useRankLocations() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: RankLocations) =>
      sdk.client.fetch<Locations>(PATH, { method: "POST", body }),
    onSuccess: (answer) => client.setQueryData(KEY, answer),
  })
}

/** What lies where of a product. */
export function usePlacedStock(productId: string) {
  return useQuery({
    queryKey: ["placed-stock", productId],
    queryFn: () => sdk.client.fetch<{ stock: PlacedStock[] }>(`/admin/products/${productId}/stock`),
  })
}
