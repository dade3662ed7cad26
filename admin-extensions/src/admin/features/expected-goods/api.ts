import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type {
  ArriveGoods,
  ChangeGoods,
  ExpectedGoodsList,
  ExpectedGoodsQuery,
  ExpectGoods,
} from "../../../../../backend/src/contract/staff/expected-goods"
import { sdk } from "../../platform/sdk"

const KEY = "expected-goods"
const PATH = "/admin/expected-goods"
const MOST_VARIANTS = 200

/** A page of what is to come and what came; the former one stays until it is there. */
export function useExpectedGoods(query: Partial<ExpectedGoodsQuery>) {
  return useQuery({
    queryKey: [KEY, query],
    queryFn: () => sdk.client.fetch<ExpectedGoodsList>(PATH, { query }),
    placeholderData: keepPreviousData,
  })
}

function usePost<Body extends object>(pathOf: (body: Body) => [path: string, body: object]) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (given: Body) => {
      const [path, body] = pathOf(given)
      return sdk.client.fetch(`${PATH}${path}`, { method: "POST", body })
    },
    // Also after a refusal, since the goods are then others than were shown; stock changes with them.
    onSettled: () => client.invalidateQueries(),
  })
}

export const useExpectGoods = () => usePost((goods: ExpectGoods) => ["", goods])

type Of<Body> = Body & { id: string }

export const useChangeGoods = () => usePost(({ id, ...body }: Of<ChangeGoods>) => [`/${id}`, body])

export const useArriveGoods = () =>
  usePost(({ id, ...body }: Of<ArriveGoods>) => [`/${id}/arrive`, body])

export const useWithdrawGoods = () => usePost(({ id }: Of<object>) => [`/${id}/withdraw`, {}])

/** The variants of a product whose stock is counted, and which of them may wait for goods. */
export function useWaitingVariants(productId: string) {
  return useQuery({
    queryKey: [KEY, "variants", productId],
    queryFn: async () => {
      const fields = "id,title,sku,allow_backorder,manage_inventory"
      const query = { fields, limit: MOST_VARIANTS }
      const { variants } = await sdk.admin.product.listVariants(productId, query)
      return variants.filter(({ manage_inventory }) => manage_inventory)
    },
  })
}

/** Whether a variant may be ordered before it is there. */
export function useAllowWaiting(productId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, allow_backorder }: { id: string; allow_backorder: boolean }) =>
      sdk.admin.product.updateVariant(productId, id, { allow_backorder }),
    onSettled: () => client.invalidateQueries(),
  })
}
