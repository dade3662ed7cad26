import Medusa, { type FetchError } from "@medusajs/js-sdk"
import { toast } from "@medusajs/ui"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type { OrderCores } from "../../returns/order-cores"

const sdk = new Medusa({ baseUrl: "/", auth: { type: "session" } })

export type DepositOfOrder = OrderCores["deposits"][number]
export type CoreReturn = OrderCores["returns"][number]

export type VariantDeposit = {
  variant_id: string
  sku: string
  title: string
  amount: number | null
}

const keyOfOrder = (orderId: string) => ["core-deposit", "order", orderId]
const keyOfProduct = (productId: string) => ["core-deposit", "product", productId]

export function useOrderCores(orderId: string) {
  return useQuery({
    queryKey: keyOfOrder(orderId),
    queryFn: () => sdk.client.fetch<OrderCores>(`/admin/orders/${orderId}/core-returns`),
  })
}

type Sent = { return_id: string; qty: number } | { line: string; qty: number; key: string }

/** Cores that arrived: of a request, or unasked. */
export function useSendCores(orderId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (sent: Sent) => {
      const path = `/admin/orders/${orderId}/core-returns`
      if (!("return_id" in sent)) return post<OrderCores>(path, sent)
      return post<OrderCores>(`${path}/${sent.return_id}`, { qty: sent.qty })
    },
    // Not where it is called: the form of a request that is answered is gone by then.
    onSuccess: async (cores, { qty }) => {
      queryClient.setQueryData(keyOfOrder(orderId), cores)
      toast.success(qty > 0 ? "The deposit goes back" : "The request is refused")
      // What Medusa Admin itself shows of the order: its payments.
      await queryClient.invalidateQueries({ queryKey: ["orders"] })
    },
    onError: tell,
  })
}

export function useVariantDeposits(productId: string) {
  return useQuery({
    queryKey: keyOfProduct(productId),
    queryFn: () =>
      sdk.client.fetch<{ deposits: VariantDeposit[] }>(
        `/admin/products/${productId}/core-deposits`,
      ),
  })
}

/** 0 takes the deposit of a variant away. */
export function useSaveDeposit(productId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { variant_id: string; amount: number }) =>
      post<{ deposits: VariantDeposit[] }>(`/admin/products/${productId}/core-deposits`, body),
    onSuccess: (deposits) => {
      queryClient.setQueryData(keyOfProduct(productId), deposits)
      toast.success("Saved")
    },
    onError: tell,
  })
}

function post<Answer>(path: string, body: object): Promise<Answer> {
  return sdk.client.fetch<Answer>(path, { method: "POST", body })
}

function tell({ message }: FetchError | Error): void {
  toast.error("Not done", { description: message })
}
