import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type { ProductRule } from "../../../../../backend/src/contract/product/product-rule"
import { sdk } from "../../platform/sdk"

export type RuleOfProduct = ProductRule & { shop_minimum: number; first_quantity: number }

type Answer = { quantity_rule: RuleOfProduct }

const keyOf = (productId: string) => ["quantity-rule", productId]
const pathOf = (productId: string) => `/admin/products/${productId}/quantity-rule`

/** What one order of a product may hold, and what the shop sets where the product does not. */
export function useQuantityRule(productId: string) {
  return useQuery({
    queryKey: keyOf(productId),
    queryFn: () => sdk.client.fetch<Answer>(pathOf(productId)),
  })
}

export function useSaveQuantityRule(productId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ProductRule) =>
      sdk.client.fetch<Answer>(pathOf(productId), { method: "POST", body }),
    onSuccess: (answer) => client.setQueryData(keyOf(productId), answer),
  })
}
