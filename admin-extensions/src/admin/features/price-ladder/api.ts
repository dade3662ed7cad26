import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type {
  PricePreview,
  StaffLadder,
  StaffRung,
} from "../../../../../backend/src/contract/product/staff-ladder"
import { sdk } from "../../platform/sdk"
import { AUDIT_TRAIL_KEY } from "../audit/api"

type Answer = { price_ladder: StaffLadder }

/** Whose prices of which variant: null is everybody. */
export type LadderTarget = { variantId: string; groupId: string | null }

const KEY = "price-ladder"
const PREVIEW = "price-preview"
const MOST_VARIANTS = 200
const MOST_GROUPS = 500
const MOST_CUSTOMERS = 8

const keyOf = ({ variantId, groupId }: LadderTarget) => [KEY, variantId, groupId]
const pathOf = (variantId: string) => `/admin/price-ladders/${variantId}`

export function usePriceLadder(target: LadderTarget) {
  const { variantId, groupId } = target
  return useQuery({
    queryKey: keyOf(target),
    queryFn: () =>
      sdk.client.fetch<Answer>(pathOf(variantId), {
        query: groupId === null ? {} : { customer_group_id: groupId },
      }),
  })
}

/** Writes a whole ladder; whoever saw another one than is there reads it anew. */
export function useSaveLadder(target: LadderTarget) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ladder: { rungs: StaffRung[]; seen: StaffRung[] }) =>
      sdk.client.fetch<Answer>(pathOf(target.variantId), {
        method: "POST",
        body: { customer_group_id: target.groupId, ...ladder },
      }),
    onSettled: () =>
      Promise.all(
        [keyOf(target), [PREVIEW, target.variantId], AUDIT_TRAIL_KEY].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}

/** The variants of a product: its page in Medusa Admin is read without them. */
export function useVariants(productId: string) {
  return useQuery({
    queryKey: [KEY, "variants", productId],
    queryFn: () =>
      sdk.admin.product.listVariants(productId, { fields: "id,title,sku", limit: MOST_VARIANTS }),
  })
}

export function useCustomerGroups() {
  return useQuery({
    queryKey: [KEY, "customer-groups"],
    queryFn: () => sdk.admin.customerGroup.list({ limit: MOST_GROUPS, fields: "id,name" }),
  })
}

/** The registered customers whose mail or name holds what is typed. */
export function useCustomers(typed: string) {
  return useQuery({
    queryKey: [KEY, "customers", typed],
    queryFn: () =>
      sdk.admin.customer.list({
        ...{ q: typed, has_account: true, limit: MOST_CUSTOMERS, fields: "id,email" },
      }),
    enabled: typed.length > 1,
    placeholderData: (before) => before,
  })
}

export type Buyer = { customer_id?: string; customer_group_id?: string }

/** What a buyer pays for so many pieces, and why. */
export function usePricePreview(variantId: string, asked: Buyer & { quantity: number }) {
  return useQuery({
    queryKey: [PREVIEW, variantId, asked],
    queryFn: () =>
      sdk.client.fetch<{ price_preview: PricePreview }>(`${pathOf(variantId)}/preview`, {
        query: asked,
      }),
    enabled: asked.quantity > 0,
    placeholderData: (before) => before,
  })
}
